import { day, person, text, words } from '../audit/fieldFormats'

const goal = { title: text('field.title'), dueOn: day('logField.goal.dueOn') }
const owner = { userId: person('logField.goal.owner') }
const cards = {
  order: words('logField.dashboard.order', 'dashboard.card'),
  hidden: words('logField.dashboard.hidden', 'dashboard.card', { empty: 'noValue.hiddenCards' }),
}

/** How the fields of events about people’s dashboards are shown. */
export const analysisLogFields = {
  GoalAdded: { ...goal, ...owner },
  GoalChanged: { ...goal, ...owner },
  GoalRemoved: { ...goal, userId: person('logField.goal.formerOwner') },
  FinancialIndicatorChosen: { valueType: words('logField.dashboard.valueType', 'dashboard.valueType') },
  DashboardArranged: cards,
  ChartProjectsChosen: {
    hiddenStatuses: words('logField.dashboard.hiddenStatuses', 'dashboard.hidden', { empty: 'noValue.hiddenStatuses' }),
  },
}
