import type { Feature } from '../access'
import { untold } from '../discussion/systemMessages'
import type { EventType } from '../index'
import { beginning, moduleOf, quiet, recordFieldOf } from '../meanings'
import { featureOfModule } from './featureOfModule'

/** A new project begins with a score of these. */
const setUp = ['stepId', 'tagId', 'areaId']

/** The kinds of events that are told of a week to somebody who does not see these features. */
export const kindsOfWeek = (isClosed: (feature: Feature) => boolean): string[] =>
  [...moduleOf].flatMap(([type, module]) => {
    const feature = featureOfModule[module]
    const record = recordFieldOf.get(type)
    const isSetUp = setUp.includes(record ?? '') && beginning.has(type as EventType)
    const isTold = record && !isSetUp && !quiet.has(type as EventType) && !untold.includes(type)
    return isTold && feature && !isClosed(feature) ? [type] : []
  })
