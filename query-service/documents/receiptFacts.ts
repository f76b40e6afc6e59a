import { describeValue } from '@prumo/contracts/audit/describeValue'
import type { Format } from '@prumo/contracts/audit/fieldFormats'
import type { Wording } from '@prumo/contracts/audit/wording'
import type { DocumentContent } from '@prumo/contracts/documents/documentContent'
import { showBytes } from '@prumo/contracts/formats/numbers'
import type { SignedRecord } from './signedRecord'

type Fact = [label: string, value: string]

/** Who signed what, when and how, in the words of whoever reads. The sentence stands as it was signed. */
export function receiptFacts({ receipt, data, signer }: SignedRecord, wording: Wording): Fact[] {
  const { say, language } = wording
  const content = JSON.parse(receipt.content) as DocumentContent
  const shown = (format: Format, value: unknown) =>
    describeValue(format, value, { wording, names: {}, currency: null, fieldKind: null }) ||
    say(['documents.blank'], '')
  const label = (name: string) => say([`logField.signature.${name}`], name)
  const word = (name: string) => say([`receipt.${name}`], name)
  const instants = (['requestedAt', 'viewedAt', 'acceptedAt'] as const).map(
    (name): Fact => [label(name), shown('instant', data[name])],
  )
  return [
    [word('organization'), data.organizationName],
    [word('document'), [content.number, content.title].filter(Boolean).join(' · ')],
    [word('signer'), signer ? `${signer.name} <${signer.email}>` : say(['signOff.erased'], '')],
    [label('role'), shown({ words: 'role' }, data.signerRole)],
    [label('act'), shown({ words: 'signingAct' }, data.meaning.act)],
    [label('sentence'), data.meaning.sentence],
    ...('opinion' in data ? [[label('opinion'), shown('text', data.opinion)] as Fact] : []),
    ...('reason' in data ? [[label('returnReason'), shown('text', data.reason)] as Fact] : []),
    ...data.attachments.map(
      ({ fileName, size }): Fact => [label('attachments'), `${fileName} (${showBytes(size, language)})`],
    ),
    [word('round'), shown('count', data.round)],
    ...instants,
    [word('signedAt'), shown('instant', receipt.entry.at)],
    [label('assurance'), shown({ words: 'assurance' }, data.assurance)],
    [label('identityBasis'), shown({ words: 'identityBasis' }, data.identityBasis)],
    [label('authority'), shown({ words: 'authorityRule' }, data.authorityBasis.rule)],
    [label('confirmedBefore'), shown('secondsBefore', data.reauthentication.ageSeconds)],
    [label('notAuthor'), shown('flag', data.separationOfDuties.distinct)],
    [label('soleApprover'), shown('flag', data.separationOfDuties.soleApprover)],
  ]
}
