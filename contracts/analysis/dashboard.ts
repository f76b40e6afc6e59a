import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { day, id, line, setOf } from '../values'

/** As many goals as one person has at a time. */
export const mostGoals = 50

/** What the financial indicator counts. With the planned, what is not realized yet counts as it is planned. */
export const valueTypes = ['realized', 'realizedAndPlanned'] as const
export type ValueType = (typeof valueTypes)[number]

/** The cards of a dashboard, in the order in which they stand where nobody arranged them. */
export const dashboardCards = ['today', 'tasks', 'health', 'work', 'money', 'goals', 'projects'] as const
export type DashboardCard = (typeof dashboardCards)[number]

/** Projects that a person may leave out of the charts: those that are no longer worked on. */
export const hideableStatuses = ['inactive', 'finished'] as const
export type HideableStatus = (typeof hideableStatuses)[number]

const goal = { title: line(200), dueOn: day }
const goalFields = z.strictObject(goal)
export type GoalFields = z.infer<typeof goalFields>

const cards = setOf(z.enum(dashboardCards), dashboardCards.length)

/** Commands about the sender's own dashboard. */
export const dashboardCommands = {
  AddGoal: z.strictObject({ goalId: id, ...goal }),
  ChangeGoal: z.strictObject({ goalId: id, ...goalFields.partial().shape }),
  RemoveGoal: z.strictObject({ goalId: id }),
  ChooseFinancialIndicator: z.strictObject({ valueType: z.enum(valueTypes) }),
  /** Cards that are not named in the order follow those that are. */
  ArrangeDashboard: z.strictObject({ order: cards, hidden: cards }),
  ChooseChartProjects: z.strictObject({ hiddenStatuses: setOf(z.enum(hideableStatuses), hideableStatuses.length) }),
}

/** The need of each command. */
export const dashboardNeeds = {
  AddGoal: { of: 'self' },
  ChangeGoal: { of: 'self' },
  RemoveGoal: { of: 'self' },
  ChooseFinancialIndicator: { of: 'self' },
  ArrangeDashboard: { of: 'self' },
  ChooseChartProjects: { of: 'self' },
} as const satisfies Record<keyof typeof dashboardCommands, Need>

const ofGoal = { userId: id, goalId: id }
const aboutGoal = { of: 'goalId', quiet: true } as const
const naming = { names: { kind: 'goal', id: 'goalId', name: 'title' } } as const
const ofPerson = { of: 'userId', quiet: true } as const

/** Which cards there are is no part of the shape, so that there may be more, or fewer. */
const cardNames = z.array(line(50)).max(100)
const arrangement = z.strictObject({ order: cardNames, hidden: cardNames })
const indicator = z.strictObject({ valueType: z.enum(valueTypes) })
const chartProjects = z.strictObject({ hiddenStatuses: z.array(z.enum(hideableStatuses)).max(2) })

/** The events. Each stands in the stream of the person whose dashboard it is. */
export const dashboardEvents = {
  GoalAdded: event(z.strictObject({ ...ofGoal, ...goal }), { ...aboutGoal, ...naming, begins: true }),
  GoalChanged: event(z.strictObject({ ...ofGoal, ...goalFields.partial().shape, before: goalFields.partial() }), {
    ...aboutGoal,
    ...naming,
  }),
  GoalRemoved: event(z.strictObject({ ...ofGoal, before: goalFields }), { ...aboutGoal, ends: true }),
  FinancialIndicatorChosen: event(z.strictObject({ userId: id, ...indicator.shape, before: indicator }), ofPerson),
  DashboardArranged: event(z.strictObject({ userId: id, ...arrangement.shape, before: arrangement }), ofPerson),
  ChartProjectsChosen: event(z.strictObject({ userId: id, ...chartProjects.shape, before: chartProjects }), ofPerson),
}

/** Codes of the refusals. */
export const dashboardRefusals = ['goal.unknown', 'goal.idTaken', 'goal.tooMany'] as const

export type DashboardEvent = MessageOf<typeof dashboardEvents>
export type DashboardCommand = MessageOf<typeof dashboardCommands>
