import { day, entries, words } from '../audit/fieldFormats'

/** How the fields of events about figures of projects are shown. */
export const analysisLogFields = {
  ProjectFiguresTaken: {
    statusOn: day('logField.figures.statusOn'),
    unit: words('logField.figures.unit', 'analysis.counted'),
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
}
