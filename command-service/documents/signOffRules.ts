import { problemsOf } from '@prumo/contracts/documents/problemsOf'
import type { SignatureFileEvent } from '@prumo/contracts/documents/signatureFiles'
import type { SignOffEvent } from '@prumo/contracts/documents/signOff'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { undeletedDocument } from './changingContent'
import { type Document, formOf, type KnownDocument } from './documentState'
import { refuseAbsentApprovers } from './refuseAbsentApprovers'
import { refuseBlindApprovers } from './refuseBlindApprovers'
import { refuseTooLarge } from './refuseTooLarge'
import type { Approval, Return } from './signature'
import { filesOfSignature } from './signatureFiles'
import { decideSignOff, requestSignOff, type SignOffDeciderCommand } from './signOff'
import { evolveSignOff, isUnderWay, type SignOff } from './signOffState'
import { featuresShown, signOffSubject } from './signOffSubject'

type Rules = {
  [Type in SignOffDeciderCommand['type']]: (
    data: Extract<SignOffDeciderCommand, { type: Type }>['data'],
    document: Document,
    by: By,
  ) => (SignOffEvent | SignatureFileEvent)[]
}
type Signed = 'ApproveDocument' | 'ReturnDocument'
type InProject = { projectId: string }
type Rule = (data: InProject, signOff: SignOff, by: By) => SignOffEvent[]

/**
 * The rules of sign-off as part of the document, so that an approval covers exactly the events before it in the
 * stream.
 */
export const signOffRules: Rules = {
  ...(Object.fromEntries(
    Object.entries(decideSignOff).map(([type, rule]) => [
      type,
      (data: InProject, document: Document, by: By) =>
        (rule as Rule)(data, undeletedDocument(document, data).signOff, by),
    ]),
  ) as unknown as Omit<Rules, 'RequestSignOff' | Signed>),
  ApproveDocument: (data, document, by) => {
    const undeleted = undeletedDocument(document, data)
    return withFiles(data, undeleted, decideSignOff.ApproveDocument(data, undeleted.signOff, by))
  },
  ReturnDocument: (data, document, by) => {
    const undeleted = undeletedDocument(document, data)
    return withFiles(data, undeleted, decideSignOff.ReturnDocument(data, undeleted.signOff, by))
  },

  RequestSignOff: ({ sources, ...data }, document, by) => {
    const undeleted = undeletedDocument(document, data)
    const problems = problemsOf(formOf(undeleted))
    if (problems.length > 0) throw new Refused('signOff.incomplete', { problems })
    if (!isUnderWay(undeleted.signOff)) refuseTooLarge(undeleted, sources, by)
    const asking = requestSignOff(signOffSubject(undeleted, sources), undeleted.signOff, by)
    if (asking.length > 0) refuseAbsentApprovers(undeleted.approverIds, sources, by.project)
    refuseBlindApprovers(undeleted.approverIds, featuresShown(undeleted, sources), sources, by.project)
    return asking
  },
}

const withFiles = (data: Approval | Return, document: KnownDocument, signed: SignOffEvent[]) =>
  signed.length === 0 ? [] : [...filesOfSignature(data, document), ...signed]

type Folds = {
  [Type in SignOffEvent['type']]: (
    data: Extract<SignOffEvent, { type: Type }>['data'],
    document: Document,
    at: string,
  ) => Document
}

/** How each event of the sign-off changes the document that it is about. */
export const signOffFolds = Object.fromEntries(
  Object.entries(evolveSignOff).map(([type, fold]) => [
    type,
    (data: object, document: Document, at: string) =>
      document && {
        ...document,
        signOff: (fold as (data: object, signOff: SignOff, at: string) => SignOff)(data, document.signOff, at),
      },
  ]),
) as unknown as Folds
