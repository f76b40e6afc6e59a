import { makeStyles } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useContext, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { OnlyRead } from '../platform/forms/ShownField'
import { useSettled } from '../platform/forms/useSettled'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { useLinkLook } from '../platform/layout/useLinkLook'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import type { Entry } from './entryValues'
import { useFormText } from './useFormText'

const useStyles = makeStyles({ list: { margin: 0, paddingLeft: '20px', overflowWrap: 'anywhere' } })

/** Warns, while it is typed, of a document number that another entry of the same company has. Nothing is refused. */
export function SameDocument({ projectId, entry }: { projectId: string; entry: Entry | undefined }) {
  const around = useRef<HTMLSpanElement>(null)
  const documentNumber = useFormText(around, 'documentNumber', entry?.documentNumber ?? '').trim()
  const company = useFormText(around, 'company', entry?.company ?? '').trim()
  const isRead = useContext(OnlyRead)
  return (
    <>
      <span ref={around} hidden />
      {documentNumber !== '' && !isRead && (
        <Found projectId={projectId} entryId={entry?.entryId} documentNumber={documentNumber} company={company} />
      )}
    </>
  )
}

type Props = { projectId: string; entryId: string | undefined; documentNumber: string; company: string }

function Found({ projectId, entryId, documentNumber, company }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { root: link } = useLinkLook()
  const { data } = useQuery('entriesOfDocument', {
    projectId,
    documentNumber: useSettled(documentNumber),
    company: useSettled(company) || undefined,
    exceptEntryId: entryId,
  })
  if (!data || data.length === 0) return null
  return (
    <MessageBar intent="warning" role="status">
      <MessageBarBody>
        {t('ledger.sameDocument')}
        <ul className={styles.list}>
          {data.map(({ entryId: id, title, company: of, plannedOn }) => (
            <li key={id}>
              {/* What is being written stays where it is. */}
              <a className={link} href={addresses.finance(projectId, id)} target="_blank" rel="noreferrer">
                {title}
              </a>
              {[' ', of, showDay(plannedOn, language)].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  )
}
