"""Which scenes are never trained on, and the folders a command line means."""
from __future__ import annotations

from pathlib import Path

# Cameras D4 and D5: kept out of every training and every choice.
FINAL_TEST = ("table_003", "table_005", "table_009", "table_011", "table_015", "table_017")
# For thresholds, the sigma factor and other choices.
DEVELOPMENT = ("more_004", "more_010", "more_016", "more_022", "more_032", "more_037", "more_044",
               "more_048", "more_055", "more_060", "more_066")


def scene_folders(parents: list[Path]) -> list[Path]:
    """All scene folders below the parents (a scene folder may be named itself)."""
    found: list[Path] = []
    for parent in parents:
        if (parent / "truth.json").exists():
            found.append(parent)
        else:
            found += sorted(p.parent for p in parent.glob("*/truth.json"))
    return found


def training_folders(parents: list[Path], leave_out: tuple[str, ...] = ()) -> list[Path]:
    """What may be trained on."""
    kept = FINAL_TEST + DEVELOPMENT + leave_out
    return [p for p in scene_folders(parents) if p.name not in kept]
