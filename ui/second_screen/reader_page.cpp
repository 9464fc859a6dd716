#include "ui/second_screen/reader_page.hpp"

namespace littlewars::ui {

QByteArray reader_page() {
    return R"(<!doctype html><html><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Little Wars</title><style>
body{margin:0;background:#f6f0e2;color:#342b21;font:17px/1.4 "DejaVu Sans",sans-serif}
header{display:flex;justify-content:space-between;padding:10px 14px;font-weight:700;font-size:22px}
img{width:100%;display:block}article{margin:8px 14px;padding:8px 12px;border:1px solid #c9c1b0;
border-radius:6px;background:#fffdf7}article small{color:#60584a;display:block}
</style></head><body><header><span id="mover"></span><span id="clock"></span></header>
<img id="map" alt="map"><main id="rulings"></main><script>
let shown="";
async function look(){try{
 const state=await (await fetch("state")).json();
 document.getElementById("mover").textContent=state.mover;
 document.getElementById("clock").textContent=state.clock;
 if(state.version!==shown){shown=state.version;
  document.getElementById("map").src="map.svg?"+encodeURIComponent(shown);
  const list=document.getElementById("rulings");list.replaceChildren();
  for(const ruling of state.rulings){const card=document.createElement("article");
   const head=document.createElement("small");head.textContent=ruling.head;
   card.append(head,document.createTextNode(ruling.text));list.append(card);}}
}catch(lost){document.getElementById("clock").textContent="…";}
setTimeout(look,1000);}
look();</script></body></html>)";
}

}  // namespace littlewars::ui
