import { z } from 'zod'
import { confidential } from '../confidential'
import { event } from '../event'
import type { MessageOf } from '../message'
import { day, id } from '../values'
import { workUnits } from './curve'

/** The name of a measure of the register. */
const measureName = z.string().regex(/^[a-z][A-Za-z]{0,60}$/)
/** In cents. */
const amounts = z.record(measureName, z.int())

/** The events of a project's figures, which are taken at the end of a day. */
export const nightEvents = {
  /**
   * What the project came to at the end of the day `statusOn`, where that differs from what was taken last. A figure of
   * work is `null` where there was nothing to reckon it from. Percentages of money follow from these amounts.
   */
  ProjectFiguresTaken: event(
    z.strictObject({
      projectId: id,
      statusOn: day,
      /** What work was weighed by. */
      unit: z.enum(workUnits).nullable(),
      /** The last day of its plan. */
      plannedEndOn: day.nullable(),
      work: z.record(measureName, z.number().nullable()),
      money: confidential(z.strictObject({ inflow: amounts, outflow: amounts }), 'finance'),
      /** Of its risk cards that were open; `null` where there was none to reckon it from. */
      risks: confidential(z.record(measureName, z.number().nullable()), 'risks'),
    }),
    { of: 'projectId', quiet: true },
  ),
}

export type NightEvent = MessageOf<typeof nightEvents>
