import { Text } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { type Past, PastContext } from '../platform/server/past'
import { FilledField } from './FilledField'
import { FormLayout } from './FormLayout'
import { ShownRound } from './ShownRound'

type Props = { document: Answer<'document'>; signOff: Answer<'signOff'>; past: Past | undefined }

/** A document as it is read, signed or not, with how its sign-off stands. What was said about it is left out. */
export function PrintedDocument({ document, signOff: { rounds }, past }: Props) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const { projectId, number, status, authorName, createdAt, sections } = document
  const deletion = document.deletedAt && {
    name: document.deletedByName ?? '',
    at: showInstant(document.deletedAt),
    reason: document.deletionReason,
  }
  return (
    <PastContext.Provider value={past}>
      <p className="facts">
        {[
          number,
          t(`documentStatus.${status}`),
          t('documents.created', { name: authorName, at: showInstant(createdAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {deletion && <p className="cut">{t('documents.deletedBy', deletion)}</p>}
      <h2>{t('documents.view.design')}</h2>
      <FormLayout
        sections={sections}
        field={(field) => <FilledField document={document} field={field} mayEdit={false} />}
      />
      <h2>{t('signOff.title')}</h2>
      {rounds.length === 0 && <Text>{t('signOff.none')}</Text>}
      {rounds.map((round) => (
        <ShownRound key={round.round} projectId={projectId} round={round} />
      ))}
    </PastContext.Provider>
  )
}
