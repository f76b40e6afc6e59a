import {
  code,
  count,
  day,
  type Format,
  flag,
  instant,
  minutes,
  money,
  percent,
  person,
  phrase,
  technical,
  text,
  thing,
  timeOfDay,
  words,
} from '../audit/fieldFormats'

const rank = technical({ rank: code('field.rank') })
const customFields = phrase('field.customFields', 'logValue.customField', { name: 'text', value: 'text' })

const task = {
  title: text('field.title'),
  stepId: thing('field.stepId', ['step']),
  startOn: day('field.startOn'),
  endOn: day('field.endOn'),
  assigneeId: person('field.assigneeId', { empty: 'noValue.assigneeId' }),
  priority: words('field.priority', 'priority'),
  progress: percent('field.progress'),
  baselineStartOn: day('field.baselineStartOn'),
  baselineEndOn: day('field.baselineEndOn'),
  timeOfDay: timeOfDay('field.timeOfDay'),
  tagIds: thing('field.tagIds', ['tag']),
  deliveryGroup: text('field.deliveryGroup'),
  requirements: text('field.requirements'),
  predecessorIds: thing('field.predecessorIds', ['task']),
  estimatedMinutes: minutes('field.estimatedMinutes'),
  realizedMinutes: minutes('field.realizedMinutes'),
  hourCents: money('field.hourCents'),
  colour: code('field.colour'),
  occurrence: words('field.occurrence', 'occurrence'),
  customFields,
  description: text('field.description'),
  ...rank,
}

const scheduling = {
  isMilestone: flag('field.isMilestone'),
  deadlineOn: day('field.deadlineOn', { empty: 'noValue.deadlineOn' }),
}

const dependency = {
  predecessorId: thing('field.predecessorId', ['task']),
  kind: words('field.dependencyKind', 'dependencyKind'),
  lag: count('field.lag'),
}

const step = {
  name: text('logField.stepName'),
  description: text('field.description'),
  taskLimit: count('field.taskLimit', { empty: 'noValue.taskLimit' }),
  finishes: flag('field.finishes'),
}
const tag = {
  description: text('logField.tagDescription'),
  textColour: code('field.textColour'),
  colour: code('field.colour'),
}
const behaviour = {
  blockUnfinishedPredecessors: flag('field.blockUnfinishedPredecessors'),
  blockTasksOfOthers: flag('field.blockTasksOfOthers'),
}

const workWeek = {
  mondayMinutes: minutes('logField.mondayMinutes'),
  tuesdayMinutes: minutes('logField.tuesdayMinutes'),
  wednesdayMinutes: minutes('logField.wednesdayMinutes'),
  thursdayMinutes: minutes('logField.thursdayMinutes'),
  fridayMinutes: minutes('logField.fridayMinutes'),
  saturdayMinutes: minutes('logField.saturdayMinutes'),
  sundayMinutes: minutes('logField.sundayMinutes'),
}
const way = {
  way: words('logField.way', 'reschedulingWay'),
  planStartOn: day('logField.planStartOn'),
}
const days: Format = { phrase: 'logValue.days', parts: { startOn: 'day', endOn: 'day' } }
const baseline: Format = { phrase: 'logValue.baseline', parts: { baselineStartOn: 'day', baselineEndOn: 'day' } }

const holiday = { holidayOn: day('field.holidayOn'), description: text('field.description') }

const revision = technical({ revision: count('logField.revision') })

const item = {
  description: text('field.description'),
  assigneeId: person('field.assigneeId', { empty: 'noValue.assigneeId' }),
  startOn: day('field.startOn'),
  endOn: day('field.endOn'),
}
const newItem = technical({ itemId: code('logField.itemId') })
const itemOf = { itemId: thing('field.itemId', ['checklistItem']) }
const done = { done: flag('field.done') }

const view = {
  name: text('logField.viewName'),
  screen: words('logField.viewScreen', 'viewScreen'),
  shared: flag('logField.viewShared'),
  filters: {
    fields: {
      search: text('logField.viewFilter.search'),
      assigneeIds: person('field.assigneeId'),
      unassigned: flag('logField.viewFilter.unassigned'),
      priorities: words('field.priority', 'priority'),
      tagIds: thing('field.tagIds', ['tag']),
      deliveryGroups: text('field.deliveryGroup'),
      ungrouped: flag('logField.viewFilter.ungrouped'),
      due: words('logField.viewFilter.due', 'due'),
      endFrom: day('logField.viewFilter.endFrom'),
      endTo: day('logField.viewFilter.endTo'),
      state: words('logField.viewFilter.state', 'taskState'),
      group: words('logField.viewFilter.group', 'grouping'),
      sort: words('logField.viewFilter.sort', 'field'),
    },
  },
}
const owner = { userId: person('logField.viewOwner') }

/** How the fields of events about tasks and the board are shown. */
export const taskLogFields = {
  StepAdded: { ...step, ...rank },
  StepChanged: step,
  StepMoved: rank,
  StepRemoved: step,
  StepFieldsLocked: { fields: words('field.fields', 'field') },
  TagAdded: tag,
  TagChanged: tag,
  TagRemoved: tag,
  TaskBehaviourSet: behaviour,
  WorkTimeSet: workWeek,
  TasksRescheduled: {
    ...way,
    moves: phrase('logField.moves', 'logValue.move', {
      taskId: { thing: ['task'] },
      startOn: 'day',
      endOn: 'day',
      before: days,
    }),
  },
  TasksRebaselined: {
    baselines: phrase('logField.baselines', 'logValue.baselineMove', {
      taskId: { thing: ['task'] },
      baselineStartOn: 'day',
      baselineEndOn: 'day',
      before: baseline,
    }),
  },
  ReschedulingStarted: {
    ...way,
    taskIds: thing('logField.chosenTasks', ['task']),
    taskCount: count('logField.taskCount'),
    ...technical({ digest: code('logField.digest'), undoneActionId: code('logField.undoneActionId') }),
  },
  ReschedulingFinished: {
    changedCount: count('logField.changedCount'),
    leftTaskIds: thing('logField.leftTasks', ['task']),
  },
  SuccessorPushingSet: { pushesSuccessors: flag('field.pushesSuccessors') },
  SuccessorsPushed: {
    changedTaskIds: thing('logField.changedTasks', ['task']),
    taskCount: count('logField.pushedTaskCount'),
  },
  HolidayAdded: holiday,
  HolidayChanged: holiday,
  HolidayRemoved: holiday,
  BaselineSaved: {
    name: text('logField.baselineName'),
    asOfOn: day('field.asOfOn'),
    ...revision,
  },
  BaselineRemoved: {
    name: text('logField.removedBaselineName'),
    asOfOn: day('logField.removedAsOfOn'),
    ...revision,
  },
  TaskAdded: task,
  TaskMoved: { stepId: task.stepId, ...rank },
  TaskReordered: rank,
  TaskRenamed: { title: task.title },
  TaskDescribed: { description: task.description },
  TaskRescheduled: { startOn: task.startOn, endOn: task.endOn, timeOfDay: task.timeOfDay },
  TaskBaselineSet: { baselineStartOn: task.baselineStartOn, baselineEndOn: task.baselineEndOn },
  TaskAssigned: { assigneeId: task.assigneeId },
  TaskPrioritized: { priority: task.priority },
  TaskTagged: { tagIds: task.tagIds },
  TaskDeliveryGroupChanged: { deliveryGroup: task.deliveryGroup },
  TaskRequirementsChanged: { requirements: task.requirements },
  TaskPredecessorsChanged: { predecessorIds: task.predecessorIds },
  TaskMilestoneSet: { isMilestone: scheduling.isMilestone },
  TaskDeadlineSet: { deadlineOn: scheduling.deadlineOn },
  DependencyAdded: dependency,
  DependencyChanged: dependency,
  DependencyRemoved: { ...dependency, predecessorId: thing('logField.formerPredecessor', ['task']) },
  DependenciesNotRestored: {
    dependencies: phrase('logField.dependenciesNotRestored', 'logValue.dependency', {
      taskId: { thing: ['task'] },
      predecessorId: { thing: ['task'] },
      kind: { words: 'dependencyKind' },
      lag: 'count',
    }),
  },
  TaskProgressReported: { progress: task.progress },
  TaskEffortEstimated: { estimatedMinutes: task.estimatedMinutes },
  TaskEffortRealized: { realizedMinutes: task.realizedMinutes },
  TaskHourValueSet: { hourCents: task.hourCents },
  TaskColoured: { colour: task.colour },
  TaskOccurrenceSet: { occurrence: task.occurrence },
  TaskCustomFieldsChanged: { customFields },
  TaskDeleted: task,
  TaskRestored: { ...task, addedAt: instant('field.addedAt'), addedBy: person('field.addedBy') },
  ChecklistItemAdded: { ...item, ...newItem },
  ChecklistItemChanged: { ...itemOf, ...item },
  ChecklistItemTicked: { ...itemOf, ...done },
  ChecklistItemRemoved: { ...item, ...done, ...newItem },
  TaskViewAdded: { ...view, ...owner },
  TaskViewChanged: view,
  TaskViewRemoved: { ...view, ...owner },
}
