"""A second calculation of schedules, which shares no line with the first.

Reads a list of plans as JSON from standard input, and writes for each what its dates and floats are. It does not walk
tasks in order: it repeats every rule until nothing changes, and counts working days one by one.
"""

import json
import sys
from datetime import date, timedelta

# For each kind of link: the end of the predecessor and the end of the successor that it ties.
ENDS = {"FS": ("finish", "start"), "SS": ("start", "start"), "FF": ("finish", "finish"), "SF": ("start", "finish")}


def early_starts(tasks, links):
    starts = [task["earliest"] for task in tasks]
    changed = True
    while changed:
        changed = False
        for link in links:
            before, after = tasks[link["from"]], tasks[link["to"]]
            if after["state"] != "open":
                continue
            leaves, reaches = ENDS[link["kind"]]
            bound = starts[link["from"]] + link["lag"]
            if leaves == "finish":
                bound += before["duration"]
            if reaches == "finish":
                bound -= after["duration"]
            if bound > starts[link["to"]]:
                starts[link["to"]] = bound
                changed = True
    return starts


def late_dates(tasks, links, starts):
    """By task, how late it may start and how late it may finish: a successor of a start bounds no finish."""
    end = max(start + task["duration"] for start, task in zip(starts, tasks))
    finishes = []
    for start, task in zip(starts, tasks):
        limits = [end]
        if task["deadline"] is not None:
            limits.append(task["deadline"])
        if task["state"] == "finished":
            limits.append(start + task["duration"])
        finishes.append(min(limits))
    own_starts = [None for _ in tasks]

    def latest(index, side):
        """Of a task that is moved whole."""
        by_finish = finishes[index] - tasks[index]["duration"]
        start = by_finish if own_starts[index] is None else min(by_finish, own_starts[index])
        return start if side == "start" else start + tasks[index]["duration"]

    changed = True
    while changed:
        changed = False
        for link in links:
            if tasks[link["to"]]["state"] != "open":
                continue
            leaves, reaches = ENDS[link["kind"]]
            bound = latest(link["to"], reaches) - link["lag"]
            bounds = finishes if leaves == "finish" else own_starts
            if bounds[link["from"]] is None or bound < bounds[link["from"]]:
                bounds[link["from"]] = bound
                changed = True
    return [latest(index, "start") for index in range(len(tasks))], finishes, end


def free_float(index, tasks, links, starts, end):
    """The greatest delay of one task, all others where they are, that no link to an open task and no end minds: never
    more than 0 if one minds already."""

    def slack(link):
        leaves, reaches = ENDS[link["kind"]]
        leaving = starts[link["from"]] + (tasks[link["from"]]["duration"] if leaves == "finish" else 0)
        reaching = starts[link["to"]] + (tasks[link["to"]]["duration"] if reaches == "finish" else 0)
        return reaching - leaving - link["lag"]

    own = [slack(link) for link in links if link["from"] == index and tasks[link["to"]]["state"] == "open"]
    return min([end - starts[index] - tasks[index]["duration"], *own])


def day_of(place, plan):
    """The day on which the unit after `place` is worked."""
    day = date.fromisoformat(plan["first"])
    step = timedelta(days=1)
    works = lambda day: plan["week"][day.weekday()] > 0 and day.isoformat() not in plan["holidays"]
    if place < 0:
        while place < 0:
            day -= step
            place += works(day)
        return day.isoformat()
    while True:
        if works(day):
            if place == 0:
                return day.isoformat()
            place -= 1
        day += step


def schedule(plan):
    tasks, links = plan["tasks"], plan["links"]
    starts = early_starts(tasks, links)
    latest, finishes, end = late_dates(tasks, links, starts)
    return [
        {
            "start": start,
            "lateStart": late,
            "totalFloat": finish - start - task["duration"],
            "freeFloat": free_float(index, tasks, links, starts, end),
            "startOn": day_of(start, plan),
            "endOn": day_of(start + max(task["duration"], 1) - 1, plan),
        }
        for index, (task, start, late, finish) in enumerate(zip(tasks, starts, latest, finishes))
    ]


if __name__ == "__main__":
    json.dump([schedule(plan) for plan in json.load(sys.stdin)], sys.stdout)
