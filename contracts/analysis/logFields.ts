import { analysisColumn, day, entries, flag, person, text, words } from '../audit/fieldFormats'

const fact = 'analysisFact'

const name = { name: text('logField.viewName') }
const choice = {
  choice: {
    fields: {
      columns: analysisColumn('logField.analysis.columns'),
      group: words('logField.analysis.group', fact),
      sort: {
        fields: {
          key: analysisColumn('logField.analysis.sort'),
          descending: flag('logField.analysis.descending'),
        },
      },
      search: text('logField.viewFilter.search'),
      status: words('logField.analysis.status', 'projectStatus'),
      hidesEnded: flag('logField.analysis.hidesEnded'),
      chart: analysisColumn('logField.analysis.chart'),
      pivot: {
        fields: {
          rows: words('logField.analysis.pivotRows', fact),
          columns: words('logField.analysis.pivotColumns', fact),
          measure: analysisColumn('logField.analysis.pivotMeasure'),
        },
      },
    },
  },
}
const owner = { userId: person('logField.viewOwner') }

const goal = { title: text('field.title'), dueOn: day('logField.goal.dueOn') }
const goalOwner = { userId: person('logField.goal.owner') }
const cards = {
  order: words('logField.dashboard.order', 'dashboard.card'),
  hidden: words('logField.dashboard.hidden', 'dashboard.card', { empty: 'noValue.hiddenCards' }),
}

/** How the fields of events about figures of projects, views of their analysis, and dashboards are shown. */
export const analysisLogFields = {
  ProjectFiguresTaken: {
    statusOn: day('logField.figures.statusOn'),
    unit: words('logField.figures.unit', 'analysis.counted'),
    plannedEndOn: day('logField.figures.plannedEndOn'),
    work: entries('logField.figures.work', 'count', 'measure'),
    money: {
      label: 'logField.figures.money',
      fields: {
        inflow: entries('logField.figures.inflow', 'money', 'measure'),
        outflow: entries('logField.figures.outflow', 'money', 'measure'),
      },
    },
    risks: entries('logField.figures.risks', 'count', 'measure'),
  },
  AnalysisViewSaved: { ...name, ...choice, ...owner },
  AnalysisViewChanged: choice,
  AnalysisViewRenamed: name,
  AnalysisViewShared: {},
  AnalysisViewUnshared: {},
  AnalysisViewDeleted: { ...name, shared: flag('logField.viewShared'), ...choice, ...owner },
  GoalAdded: { ...goal, ...goalOwner },
  GoalChanged: { ...goal, ...goalOwner },
  GoalRemoved: { ...goal, userId: person('logField.goal.formerOwner') },
  FinancialIndicatorChosen: { valueType: words('logField.dashboard.valueType', 'dashboard.valueType') },
  DashboardArranged: cards,
  ChartProjectsChosen: {
    hiddenStatuses: words('logField.dashboard.hiddenStatuses', 'dashboard.hidden', { empty: 'noValue.hiddenStatuses' }),
  },
}
