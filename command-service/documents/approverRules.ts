import { mostApprovers } from '@prumo/contracts/documents/document'
import { Refused } from '@prumo/platform/errors'
import { takesPart } from '../rules/takesPart'
import type { DocumentFolds, DocumentRules } from './documentState'
import { refuseAbsentApprovers } from './refuseAbsentApprovers'
import { refuseBlindApprovers } from './refuseBlindApprovers'
import { isUnderWay } from './signOffState'
import { featuresShown } from './signOffSubject'

export const approverRules: DocumentRules<'NameDocumentApprover' | 'RemoveDocumentApprover'> = {
  NameDocumentApprover: (data, document, { project }, sources) => {
    const { approverIds, signOff } = document
    if (approverIds.includes(data.userId)) return []
    if (isUnderWay(signOff)) throw new Refused('signOff.underWay')
    const isMember = takesPart(project, data.userId)
    // Only somebody of this organization has a name to be told.
    if (sources && (isMember || sources.names?.has(data.userId))) refuseAbsentApprovers([data.userId], sources, project)
    if (!isMember) throw new Refused('document.approverUnknown')
    if (approverIds.length >= mostApprovers) throw new Refused('document.tooManyApprovers', { most: mostApprovers })
    const shown = featuresShown(document, sources)
    if (sources) refuseBlindApprovers([data.userId], shown, sources, project)
    return [{ type: 'DocumentApproverNamed', data }]
  },

  RemoveDocumentApprover: (data, { approverIds, signOff }) => {
    if (!approverIds.includes(data.userId)) return []
    if (isUnderWay(signOff)) throw new Refused('signOff.underWay')
    return [{ type: 'DocumentApproverRemoved', data }]
  },
}

export const approverFolds: DocumentFolds<'DocumentApproverNamed' | 'DocumentApproverRemoved'> = {
  DocumentApproverNamed: ({ userId }, document) =>
    document && { ...document, approverIds: [...document.approverIds, userId] },
  DocumentApproverRemoved: ({ userId }, document) =>
    document && { ...document, approverIds: document.approverIds.filter((id) => id !== userId) },
}
