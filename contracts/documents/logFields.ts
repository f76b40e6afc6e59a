import {
  answer,
  bytes,
  choices,
  code,
  count,
  flag,
  instant,
  person,
  phrase,
  secondsBefore,
  technical,
  text,
  thing,
  words,
} from '../audit/fieldFormats'

const rank = technical({ rank: code('field.rank') })

const heading = { title: text('field.title'), number: text('logField.documentNumber') }
const sectionName = { name: text('logField.sectionName') }
const newSection = technical({ sectionId: code('logField.sectionId') })
const section = { sectionId: thing('field.sectionId', ['documentSection']) }
const newField = technical({ fieldId: code('logField.fieldIdOfDocument') })
const field = { fieldId: thing('field.fieldId', ['documentField']) }
const fieldDesign = {
  name: text('logField.fieldName'),
  fieldKind: words('field.fieldKind', 'fieldKind'),
  required: flag('logField.requiredField'),
  fieldSize: words('logField.fieldWidth', 'fieldSize'),
  options: choices('field.options'),
}
const value = { value: answer('logField.answer') }

const round = {
  round: count('logField.round'),
  ...technical({ contentHash: code('logField.contentHash') }),
}
const content = technical({
  documentVersion: count('logField.documentVersion'),
  canonicalization: code('logField.canonicalization'),
})
const consent = { consentTextId: words('logField.consentText', 'consentText') }
const whoDecides = { userId: person('logField.whoDecides') }

const signature = {
  ...round,
  meaning: {
    fields: {
      act: words('logField.signature.act', 'signingAct'),
      sentence: text('logField.signature.sentence'),
      language: words('logField.signature.language', 'language'),
    },
  },
  ...whoDecides,
  signerRole: words('logField.signature.role', 'role'),
  organizationName: text('logField.company.name'),
  attachments: phrase('logField.signature.attachments', 'logValue.attachment', { fileName: 'text', size: 'bytes' }),
  requestedAt: instant('logField.signature.requestedAt'),
  viewedAt: instant('logField.signature.viewedAt'),
  acceptedAt: instant('logField.signature.acceptedAt'),
  ...consent,
  assurance: words('logField.signature.assurance', 'assurance'),
  identityBasis: words('logField.signature.identityBasis', 'identityBasis'),
  authorityBasis: {
    fields: {
      rule: words('logField.signature.authority', 'authorityRule'),
      requestedById: person('logField.requestedBy'),
    },
  },
  reauthentication: {
    fields: {
      method: words('logField.confirmedBy', 'signInMethod'),
      at: instant('logField.signature.confirmedAt'),
      ageSeconds: secondsBefore('logField.signature.confirmedBefore'),
    },
  },
  credentialState: {
    fields: {
      setBySigner: flag('logField.signature.passwordOfSigner'),
      changedAt: instant('logField.signature.passwordSince'),
    },
  },
  separationOfDuties: {
    fields: {
      authorId: person('logField.documentAuthor'),
      soleApprover: flag('logField.signature.soleApprover'),
      distinct: flag('logField.signature.notAuthor'),
    },
  },
  ...content,
  ...technical({
    signatureId: code('logField.signatureId'),
    signerHash: code('logField.signature.signerHash'),
    supersedes: code('logField.signature.supersedes'),
  }),
}

/** How the fields of events about documents and their sign-off are shown. */
export const documentLogFields = {
  DocumentCreated: {
    ...heading,
    authorId: person('field.authorId'),
    copiedFromId: thing('field.copiedFromId', ['document']),
  },
  DocumentRenamed: heading,
  DocumentSectionAdded: { ...sectionName, ...newSection, ...rank },
  DocumentSectionRenamed: { ...sectionName, ...newSection },
  DocumentSectionMoved: { ...section, ...rank },
  DocumentSectionRemoved: { ...sectionName, ...newSection, ...rank },
  DocumentSectionRestored: { ...sectionName, ...newSection, ...rank },
  DocumentFieldAdded: { ...fieldDesign, ...section, ...newField, ...rank },
  DocumentFieldChanged: { ...field, ...fieldDesign },
  DocumentFieldMoved: { ...field, ...section, ...rank },
  DocumentFieldRemoved: { ...fieldDesign, ...value, ...section, ...newField, ...rank },
  DocumentFieldRestored: {
    ...fieldDesign,
    ...value,
    filledById: person('logField.filledBy'),
    filledAt: instant('logField.filledAt'),
    ...section,
    ...newField,
    ...rank,
  },
  DocumentFieldFilled: { ...field, ...value },
  DocumentApproverNamed: { userId: person('logField.approver') },
  DocumentApproverRemoved: { userId: person('logField.removedApprover') },
  DocumentDeleted: { reason: text('logField.deletionReason') },
  DocumentRestored: {},
  SignOffRequested: {
    ...round,
    approverIds: person('logField.approvers'),
    requestedById: person('logField.requestedBy'),
    authorId: person('logField.documentAuthor'),
    ...content,
    ...technical({ content: code('logField.signedContent') }),
  },
  SignOffViewed: { ...round, userId: person('logField.whoViewed') },
  SignOffAccepted: { ...round, userId: person('logField.whoAccepted'), ...consent },
  DocumentApproved: { opinion: text('logField.signature.opinion'), ...signature },
  DocumentReturned: { reason: text('logField.signature.returnReason'), ...signature },
  SignOffRequestWithdrawn: { reason: text('logField.reason'), ...round },
  SignOffApproverLostAccess: {
    ...round,
    userId: person('logField.approver'),
    requestedById: person('logField.requestedBy'),
  },
  SignOffVoided: {
    because: {
      fields: {
        kind: words('logField.voided.because', 'voidingKind'),
        fieldId: thing('logField.voided.field', ['documentField']),
        ...technical({ by: words('logField.voided.by', 'event') }),
      },
    },
    approvals: phrase('logField.voided.approvals', 'logValue.approval', { userId: 'person', at: 'instant' }),
    acceptedBy: person('logField.voided.acceptedBy'),
    ...round,
  },
  SignatureFileAttached: {
    name: text('logField.fileName'),
    size: bytes('logField.fileSize'),
    uploaderId: person('logField.uploader'),
    ...technical({
      fileId: code('logField.fileId'),
      signatureId: code('logField.signatureId'),
      sha256: code('logField.sha256'),
      mediaType: code('logField.mediaType'),
      storageKey: code('logField.storageKey'),
    }),
  },
}
