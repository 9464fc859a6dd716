#!/usr/bin/env python3
"""Frames and CPU seconds of `littlewars observe` on a video, beside another program in the same run.

    compare_speed.py PROGRAM VIDEO [--table T] [--empty E] [--armies A] [--rounds 2]
                     [--peer "COMMAND {video}"]

The two take turns, so that what else the machine does meets both. CPU seconds are user and system time of the whole
program, decoding and start included; they tell more than wall time on a shared machine. Standard library only.
"""
import argparse
import resource
import subprocess
import time


def timed(command):
    """Runs the command; its output, wall seconds and CPU seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    wall_s = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu_s = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout, wall_s, cpu_s


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("video")
    for name in ("table", "empty", "armies"):
        parser.add_argument("--" + name)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--peer", help="a command line; {video} is replaced")
    options = parser.parse_args()
    ours = [options.program, "observe", options.video, "--json"]
    for name in ("table", "empty", "armies"):
        value = getattr(options, name)
        ours += ["--" + name, value] if value else []
    peer = [part.format(video=options.video) for part in (options.peer or "").split()]
    ratios = []
    for _ in range(options.rounds):
        lines, wall_s, cpu_s = timed(ours)
        frames = lines.count("\n")
        print(f"observe {frames} frames, {frames / wall_s:.1f} a second, "
              f"{1000 * cpu_s / frames:.1f} ms of CPU each", flush=True)
        if peer:
            _, peer_wall_s, peer_cpu_s = timed(peer)
            print(f"peer    {frames} frames, {frames / peer_wall_s:.1f} a second, "
                  f"{1000 * peer_cpu_s / frames:.1f} ms of CPU each", flush=True)
            ratios.append(cpu_s / peer_cpu_s)
    if ratios:
        print("CPU seconds against the peer: " + ", ".join(f"{ratio:.2f}" for ratio in ratios))


if __name__ == "__main__":
    main()
