import { useTranslation } from 'react-i18next'
import { CreatedAndChanged } from '../platform/layout/CreatedAndChanged'
import { Facts } from '../platform/layout/Facts'
import { Figure } from '../platform/layout/Figure'
import { Initials } from '../platform/layout/Initials'
import { InnerLink } from '../platform/layout/InnerLink'
import { NoRight } from '../platform/layout/NoRight'
import { PageTitle } from '../platform/layout/PageTitle'
import { Plumb } from '../platform/layout/Plumb'
import { QuietText } from '../platform/layout/QuietText'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { TextLink } from '../platform/layout/TextLink'
import type { Part } from './part'

function Headings() {
  const { t } = useTranslation()
  return <SectionTitle as="h3">{t('parts.sample.tasks')}</SectionTitle>
}

function Alone() {
  const { t } = useTranslation()
  return <PageTitle>{t('parts.sample.task')}</PageTitle>
}

function FactList() {
  const { t } = useTranslation()
  return (
    <Facts
      facts={[
        [t('field.title'), t('parts.sample.task')],
        [t('field.priority'), t('priority.high')],
      ]}
    />
  )
}

function Figures() {
  const { t } = useTranslation()
  return (
    <dl style={{ display: 'flex', gap: '24px', margin: 0 }}>
      <Figure name={t('field.progress')} base={t('tasks.count', { count: 3 })}>
        47%
      </Figure>
      <Figure name={t('field.plannedCents')}>{t('parts.sample.typedMoney')}</Figure>
    </dl>
  )
}

function Badges() {
  const { t } = useTranslation()
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
      {(['brand', 'informative', 'success', 'warning', 'danger'] as const).map((color) => (
        <RoomyBadge key={color} appearance="tint" color={color}>
          {t('priority.high')}
        </RoomyBadge>
      ))}
    </div>
  )
}

function Links() {
  const { t } = useTranslation()
  return (
    <>
      <TextLink to="/">{t('parts.sample.task')}</TextLink>
      <InnerLink to="/">{t('parts.sample.tasks')}</InnerLink>
    </>
  )
}

function Quiet() {
  const { t } = useTranslation()
  return <QuietText>{t('parts.sample.sentence')}</QuietText>
}

const created = { createdBy: 'Ana Souza', createdAt: '2026-11-02T12:00:00Z', changedAt: '2026-11-27T09:30:00Z' }
const layout = 'web/platform/layout'

/** What is read. */
export const textParts: readonly Part[] = [
  { name: 'SectionTitle', file: `${layout}/SectionTitle.tsx`, Example: Headings },
  { name: 'PageTitle', file: `${layout}/PageTitle.tsx`, Example: Alone },
  { name: 'QuietText', file: `${layout}/QuietText.tsx`, Example: Quiet },
  { name: 'Facts', file: `${layout}/Facts.tsx`, Example: FactList },
  { name: 'Figure', file: `${layout}/Figure.tsx`, Example: Figures },
  { name: 'RoomyBadge', file: `${layout}/RoomyBadge.tsx`, Example: Badges },
  { name: 'TextLink', file: `${layout}/TextLink.tsx`, Example: Links },
  {
    name: 'CreatedAndChanged',
    file: `${layout}/CreatedAndChanged.tsx`,
    Example: () => <CreatedAndChanged as="task" of={created} />,
  },
  { name: 'NoRight', file: `${layout}/NoRight.tsx`, Example: () => <NoRight feature="finance" /> },
  { name: 'Initials', file: `${layout}/Initials.tsx`, Example: () => <Initials name="Ana Souza" size={28} /> },
  { name: 'Plumb', file: `${layout}/Plumb.tsx`, Example: () => <Plumb size={40} /> },
]
