import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../forms/CommandForm'
import { DraftAround } from './DraftAround'
import { DraftAside } from './DraftAside'
import type { ShownDraft } from './useDraft'

type Props = Omit<ComponentProps<typeof CommandForm>, 'action' | 'aside'> & {
  draft: ShownDraft
  /** What its button says, if not that it saves. */
  action?: string
}

/** The form of a record: keeps what is typed in it, and says what others change in the record meanwhile. */
export function DraftForm({ draft, action, ...form }: Props) {
  const { t } = useTranslation()
  return (
    <DraftAround draft={draft}>
      <CommandForm {...form} action={action ?? t('save')} aside={<DraftAside draft={draft} />} />
    </DraftAround>
  )
}
