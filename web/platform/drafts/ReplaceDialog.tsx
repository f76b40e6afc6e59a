import { Button, Dialog, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogPanel } from '../forms/DialogPanel'
import type { Wording } from '../forms/fieldDrafts'
import { shortened } from '../forms/shortened'
import type { Texts } from './formTexts'
import type { ShownDraft } from './useDraft'
import { useWho } from './useWho'

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  facts: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  by: { color: tokens.colorNeutralForeground3 },
  value: { margin: '2px 0 8px' },
})

type Props = { draft: ShownDraft; fields: readonly string[]; wordings: ReadonlyMap<string, Wording> }

/** Asks before what somebody else wrote is replaced, with both texts before one's eyes. */
export function ReplaceDialog({ draft, fields, wordings }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const who = useWho()
  const { partsOf, isNews, texts, standing, refresh, changedFields } = draft
  const typed = standing()
  const words = (from: Texts, field: string) =>
    partsOf(field)
      .map((name) => shortened(wordings.get(name)?.(from[name] ?? []) ?? ''))
      .filter(Boolean)
      .join(' · ') || t('draft.blank')
  const isHere = fields.every((field) => partsOf(field).some(isNews))
  // What was refused may be read a moment later than it was written.
  useEffect(() => {
    if (isHere) return
    const timer = setInterval(() => void refresh(), 1000)
    return () => clearInterval(timer)
  }, [isHere, refresh])
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && draft.goBack()}>
      <DialogPanel
        title={t('draft.replaceTitle')}
        className={styles.content}
        actions={
          <>
            <Button onClick={draft.goBack}>{t('draft.goBack')}</Button>
            <Button appearance="primary" disabledFocusable={!isHere} onClick={() => isHere && draft.replace()}>
              {t('draft.replace')}
            </Button>
          </>
        }
      >
        {fields.map((field) => (
          <section key={field} aria-label={t(`field.${field}`)}>
            <strong>{t(`field.${field}`)}</strong>
            <dl className={styles.facts}>
              <dt className={styles.by}>{isHere ? who.of(field, changedFields) : t('loading')}</dt>
              <dd className={styles.value}>{words(texts, field)}</dd>
              <dt className={styles.by}>{t('draft.yours')}</dt>
              <dd className={styles.value}>{words(typed, field)}</dd>
            </dl>
          </section>
        ))}
      </DialogPanel>
    </Dialog>
  )
}
