import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkChoice } from '../platform/layout/LinkChoice'
import { QuietText } from '../platform/layout/QuietText'
import { RowLink } from '../platform/layout/RowLink'
import { TabsWithToolbar } from '../platform/layout/TabsWithToolbar'
import { CutText } from '../platform/lists/CutText'
import { InstantCell } from '../platform/lists/InstantCell'
import { RowTitle } from '../platform/lists/RowTitle'
import { ToggleFilter } from '../platform/lists/ToggleFilter'
import type { Part } from './part'

const [layout, lists] = ['web/platform/layout', 'web/platform/lists']

function Choice() {
  const { t } = useTranslation()
  const choices = [
    { to: '/parts.html', text: t('parts.sample.tasks'), isCurrent: true },
    { to: '/', text: t('parts.sample.task'), isCurrent: false },
  ]
  return <LinkChoice label={t('parts.sample.tasks')} choices={choices} />
}

function LinkInRow() {
  const { t } = useTranslation()
  return <RowLink to="/">{t('parts.sample.sentence')}</RowLink>
}

function Tabs() {
  const { t } = useTranslation()
  const [open, setOpen] = useState('tasks')
  const tabs = (['tasks', 'actions'] as const).map((value) => ({ value, name: t(`parts.sample.${value}`) }))
  return (
    <TabsWithToolbar open={open} tabs={tabs} onOpen={setOpen}>
      <QuietText>{t('parts.sample.sentence')}</QuietText>
    </TabsWithToolbar>
  )
}

function Cut() {
  const { t } = useTranslation()
  return <CutText>{t('parts.sample.sentence')}</CutText>
}

const Instant = () => <InstantCell at="2026-11-29T14:05:00.000Z" by="Ana Souza" />

function Title() {
  const { t } = useTranslation()
  return <RowTitle quiet={t('parts.sample.numbered', { number: 12 })}>{t('parts.sample.task')}</RowTitle>
}

function Toggle() {
  const { t } = useTranslation()
  const [isOn, turn] = useState(true)
  return <ToggleFilter label={t('parts.sample.done')} isOn={isOn} onTurn={turn} />
}

/** What stands in rows, and in the line above them. */
export const rowParts: readonly Part[] = [
  { name: 'LinkChoice', file: `${layout}/LinkChoice.tsx`, Example: Choice },
  { name: 'TabsWithToolbar', file: `${layout}/TabsWithToolbar.tsx`, Example: Tabs },
  { name: 'ToggleFilter', file: `${lists}/ToggleFilter.tsx`, Example: Toggle },
  { name: 'RowTitle', file: `${lists}/RowTitle.tsx`, Example: Title },
  { name: 'RowLink', file: `${layout}/RowLink.tsx`, Example: LinkInRow },
  { name: 'CutText', file: `${lists}/CutText.tsx`, Example: Cut },
  { name: 'InstantCell', file: `${lists}/InstantCell.tsx`, Example: Instant },
]
