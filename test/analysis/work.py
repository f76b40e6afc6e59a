"""A second curve of work, told from nothing but what people did.

Reads a JSON list of histories from standard input, each `{"deeds": [{"at", "type", "data"}], "steps": {stepId: finishes},
"questions": [{"asOf", "statusOn", "baselineId", "unit"}]}`. A deed is a command that was accepted. Writes the figures of
each question in exact fractions until the last step. Days are those of Brasília, three hours behind UTC.
"""

import json
import sys
from datetime import date, datetime, timedelta
from fractions import Fraction

WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
DAY = timedelta(days=1)


def day_of(instant):
    return (datetime.fromisoformat(instant.replace("Z", "+00:00")) - timedelta(hours=3)).date()


class Plan:
    def __init__(self, steps):
        self.tasks, self.gone = {}, {}
        self.steps = dict(steps)
        self.week = [True] * 5 + [False] * 2
        self.holidays = set()

    def obey(self, kind, data):
        if kind == "AddTask":
            self.tasks[data["taskId"]] = {"progress": 0, "realizedMinutes": None, "isMilestone": False, **data}
        elif kind == "ChangeTask":
            self.tasks[data["taskId"]].update(data)
        elif kind == "MoveTask":
            self.tasks[data["taskId"]]["stepId"] = data["stepId"]
        elif kind == "DeleteTask":
            self.gone[data["taskId"]] = self.tasks.pop(data["taskId"])
        elif kind == "RestoreTask":
            self.tasks[data["taskId"]] = self.gone.pop(data["taskId"])
        elif kind == "ChangeStep":
            self.steps[data["stepId"]] = data["finishes"]
        elif kind == "AddHoliday":
            self.holidays.add(date.fromisoformat(data["holidayOn"]))
        elif kind == "SetWorkTime":
            self.week = [data[f"{name}Minutes"] > 0 for name in WEEKDAYS]

    def works(self, day):
        return self.week[day.weekday()] and day not in self.holidays

    def days(self, first, last):
        """The working days from one day until another."""
        return [first + n * DAY for n in range((last - first).days + 1) if self.works(first + n * DAY)]

    def done(self, task):
        return 100 if self.steps[task["stepId"]] else task["progress"]


def told(history, count):
    plan = Plan(history["steps"])
    for deed in history["deeds"][:count]:
        plan.obey(deed["type"], deed["data"])
    return plan


def planned_days(plan, task, first, last):
    """What lies on days off alone is done on the next working day."""
    days = plan.days(first, last)
    while not days:
        last += DAY
        days = plan.days(last, last)
    return days


def answer(history, question):
    deeds = [deed for deed in history["deeds"] if question["asOf"] is None or deed["at"] <= question["asOf"]]
    now, status = told(history, len(deeds)), date.fromisoformat(question["statusOn"])
    base = now
    if question["baselineId"]:
        saved = next(i for i, deed in enumerate(deeds) if deed["data"].get("baselineId") == question["baselineId"])
        base = told(history, saved)

    def baseline(task):
        if question["baselineId"]:
            found = base.tasks.get(task["taskId"])
            return found and (found["startOn"], found["endOn"])
        own = (task.get("baselineStartOn"), task.get("baselineEndOn"))
        return own if all(own) else None

    with_days = [task for task in now.tasks.values() if baseline(task)]
    unit = question["unit"]
    if unit is None:
        efforts = [task.get("estimatedMinutes") for task in with_days if not task["isMilestone"]]
        whole = sum(task.get("estimatedMinutes") or 0 for task in with_days)
        unit = "effort" if efforts and None not in efforts and whole > 0 else "workingDays"

    def weight(task):
        if unit == "effort":
            return task.get("estimatedMinutes")
        if unit == "tasks":
            return 1
        dates = [date.fromisoformat(task[name]) for name in ("startOn", "endOn")]
        return 0 if task["isMilestone"] else len(now.days(*dates))

    weights, left = {}, {}
    for task_id, task in now.tasks.items():
        because = None
        if not baseline(task):
            because = "noBaseline"
        elif task["isMilestone"] and not weight(task):
            because = "milestone"
        elif weight(task) is None:
            because = "noEffort"
        if because:
            left[because] = left.get(because, 0) + 1
        else:
            weights[task_id] = weight(task)
    planned = {}
    for task_id, w in weights.items():
        if w > 0:
            first, last = map(date.fromisoformat, baseline(now.tasks[task_id]))
            planned[task_id] = planned_days(base, now.tasks[task_id], first, last)
    budget = sum(weights.values())

    def value(day):
        return sum(Fraction(weights[t] * sum(each <= day for each in days), len(days)) for t, days in planned.items())

    # What was recorded by the end of each day, in the order in which it was.
    plan, progress, minutes, said, by_day = Plan(history["steps"]), {}, {}, set(), {}
    for deed in deeds:
        plan.obey(deed["type"], deed["data"])
        for task_id, task in plan.tasks.items():
            progress[task_id] = plan.done(task)
            minutes[task_id] = task.get("realizedMinutes")
            if minutes[task_id] is not None:
                said.add(task_id)
        by_day[day_of(deed["at"])] = (dict(progress), dict(minutes), set(said))

    def recorded(day):
        past = [each for each in by_day if each <= day]
        return by_day[max(past)] if past else ({}, {}, set())

    def earned(day):
        done = recorded(day)[0]
        return sum(Fraction(w * done.get(t, 0), 100) for t, w in weights.items())

    spent = None
    if unit == "effort" and recorded(status)[2] & set(weights):
        spent = sum(recorded(status)[1].get(t) or 0 for t in weights)

    finished = None
    if budget > 0:
        for day in sorted(each for each in by_day if each <= status):
            finished = (finished or day) if earned(day) == budget else None
    result = {"unit": unit, "counted": len(weights), "leftOut": left, "finishedOn": finished and str(finished)}
    result |= {"planned": value(status), "earned": earned(status), "actual": spent, "budget": budget}
    if planned:
        first, last = min(days[0] for days in planned.values()), max(days[-1] for days in planned.values())
        periods = base.days(first, last)
        until = min(status, finished or status)
        time = len(base.days(first, until)) if until >= first else 0
        ev, count = earned(status), 0
        while count < len(periods) and value(periods[count]) <= ev:
            count += 1
        schedule = Fraction(count)
        if count < len(periods):
            before = value(periods[count - 1]) if count else 0
            schedule += (ev - before) / (value(periods[count]) - before)
        result |= {"duration": len(periods), "time": time, "schedule": schedule, "endOn": str(last)}
        days = [first - DAY + n * DAY for n in range((last - first).days + 2)]
        result["points"] = {str(day): [value(day), earned(day) if day <= status else None] for day in days}
    result["indicators"] = indicators(result) | counts(now, status)
    return result


def over(dividend, divisor):
    """Nothing where something it is made of is missing, or there is nothing to divide by."""
    return Fraction(dividend) / Fraction(divisor) if dividend is not None and divisor else None


def less(first, second):
    return None if first is None or second is None else first - second


def plus(first, second):
    return None if first is None or second is None else first + second


def product(first, second):
    return None if first is None or second is None else first * second


def to_complete(left, available):
    return over(left, available) if left and available is not None and available > 0 else None


def indicators(of):
    """Earned value (PMI) and earned schedule (Lipke), each by its formula."""
    bac, pv, ev, ac = of["budget"], of["planned"], of["earned"], of["actual"]
    left, plan = bac - ev, bac > 0
    spi = over(ev, pv) if plan else None
    cpi = over(ev, ac) if plan else None
    eac = over(bac, cpi)
    pd, at, es = of.get("duration"), of.get("time"), of.get("schedule")
    spi_t = over(es, at)

    def until(pace):
        return plus(at, over(less(pd, es), pace))

    return {
        "budgetAtCompletion": bac,
        "plannedValue": pv,
        "earnedValue": ev,
        "actualCost": ac,
        "percentPlanned": over(pv * 100, bac),
        "percentComplete": over(ev * 100, bac),
        "scheduleVariance": ev - pv,
        "costVariance": less(ev, ac),
        "schedulePerformanceIndex": spi,
        "costPerformanceIndex": cpi,
        "estimateAtCompletion": eac,
        "estimateAtCompletionAtypical": plus(ac, left) if plan else None,
        "estimateAtCompletionCombined": plus(ac, over(left, product(cpi, spi))),
        "estimateToComplete": less(eac, ac),
        "varianceAtCompletion": less(bac, eac),
        "toCompletePerformanceIndex": to_complete(left, less(bac, ac)) if plan else None,
        "toCompletePerformanceIndexEstimate": to_complete(left, less(eac, ac)),
        "plannedDuration": pd,
        "actualTime": at,
        "earnedSchedule": es,
        "scheduleVarianceTime": less(es, at),
        "schedulePerformanceIndexTime": spi_t,
        "independentEstimateAtCompletionTime": until(spi_t),
        "independentEstimateAtCompletionTimePlanned": until(1),
        "independentEstimateAtCompletionTimeCombined": until(product(spi_t, cpi)),
        "toSchedulePerformanceIndex": to_complete(less(pd, es), less(pd, at)),
    }


def counts(plan, status):
    """What the tasks come to: nothing is overdue because of days on which nobody works."""
    while not plan.works(status):
        status -= DAY
    tasks = list(plan.tasks.values())
    left = [task for task in tasks if plan.done(task) < 100]
    done = over(sum(map(plan.done, tasks)), len(tasks))
    return {
        "taskCount": len(tasks),
        "finishedTaskCount": len(tasks) - len(left),
        "openTaskCount": len(left),
        "overdueTaskCount": sum(date.fromisoformat(task["endOn"]) < status for task in left),
        "unassignedTaskCount": len(left),
        "taskProgress": None if done is None else min(99, int(done + Fraction(1, 2))) if left else 100,
    }


def plain(found):
    if isinstance(found, Fraction):
        return float(found)
    if isinstance(found, dict):
        return {key: plain(each) for key, each in found.items()}
    return [plain(each) for each in found] if isinstance(found, list) else found


histories = json.load(sys.stdin)
json.dump([[plain(answer(history, question)) for question in history["questions"]] for history in histories], sys.stdout)
