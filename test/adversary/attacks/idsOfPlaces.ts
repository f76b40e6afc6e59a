import { idFieldsOf, valueAt, withValue } from '../../security/idFields'
import type { Attack, Case } from '../attack'
import type { Input } from '../target'

/** These name places, or whatever was recorded. */
const naming = /^(projectIds?|organizationId|recordId|actionId|correlationId)$/
const fieldOf = (path: readonly string[]) => path.findLast((key) => !/^\d+$/.test(key)) ?? ''
const ofPart = (path: readonly string[]) =>
  path[1] === 'data' && /Ids?$/.test(fieldOf(path)) && !naming.test(fieldOf(path))

/** Each id of a part, in turn, is that of its project, and that of its organization. */
export const idsOfPlaces: Attack = {
  name: 'the id of its place for a part',
  casesOn: (target, { ids }) => {
    if (target.kind !== 'command' || target.need.of === 'anyone') return []
    const input = target.inputOf(ids)
    const places = (['projectId', 'organizationId'] as const).filter(
      (place) => place === 'organizationId' || valueAt(input, ['body', 'data', 'projectId']) !== undefined,
    )
    return idFieldsOf(input)
      .filter(ofPart)
      .flatMap((path) =>
        places.map(
          (place): Case => ({
            target,
            by: 'administrator',
            what: `${path.join('.')} is ${place}`,
            input: withValue(input, path, ids[place]) as Input,
            expects: 'invalid',
          }),
        ),
      )
  },
}

/** A thing of each kind that the scene has: `toPayId` is an installment, `sheetId` a table on its way in. */
const plan = ['taskId', 'stepId', 'tagId', 'holidayId', 'baselineId', 'taskViewId', 'itemId'] as const
const project = ['areaId', 'cardId', 'entryId', 'toPayId', 'documentId', 'sectionId', 'fieldId', 'signatureId'] as const
const talk = [
  'commentId',
  'fileId',
  'sentFileId',
  'importId',
  'sheetId',
  'viewId',
  'exportId',
  'heldProjectId',
] as const
const organization = ['partnerId', 'userId', 'profileId', 'paymentId', 'analysisViewId', 'goalId'] as const
const kinds = [...plan, ...project, ...talk, ...organization]

/** Each new thing is to have the id of a thing of another kind that is there. */
export const idsOfOtherKinds: Attack = {
  name: 'the id of another kind of thing for a new one',
  casesOn: (target, { ids }) => {
    const input = target.inputOf(ids)
    const isNew = (path: string[]) => ofPart(path) && !Object.values(ids).includes(String(valueAt(input, path)))
    return target.kind !== 'command'
      ? []
      : idFieldsOf(input)
          .filter(isNew)
          .flatMap((path) =>
            kinds.map(
              (kind): Case => ({
                target,
                by: 'administrator',
                what: `${path.join('.')} is ${kind}`,
                input: withValue(input, path, ids[kind]) as Input,
                expects: 'own',
              }),
            ),
          )
  },
}
