import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { asOf } from '../platform/addresses'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { QuietText } from '../platform/layout/QuietText'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { TextLink } from '../platform/layout/TextLink'
import type { DeletedThing } from './deletedThing'
import { justBefore } from './justBefore'
import { RestoreControl } from './RestoreControl'

const phone = '@media (max-width: 800px)'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '31px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [phone]: { padding: '8px 0' },
  },
  words: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '12px',
    flexGrow: 1,
    flexBasis: '240px',
    minWidth: 0,
    [phone]: { display: 'grid', gap: 0 },
  },
  name: {
    minWidth: '120px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [phone]: { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  },
  place: { minWidth: 0, flexShrink: 8, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  deed: { flexShrink: 0, [phone]: { flexShrink: 1 } },
  more: { alignSelf: 'flex-start' },
})

type Props = { title: string; things: readonly DeletedThing[]; more: (() => void) | undefined }

/** Deleted things of one kind, the last deleted first. */
export function DeletedSection({ title, things, more }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  if (things.length === 0) return null
  return (
    <>
      <SectionTitle as="h3">{title}</SectionTitle>
      <ul className={styles.list} aria-label={title}>
        {things.map((thing) => (
          <DeletedItem key={thing.id} thing={thing} />
        ))}
      </ul>
      {more && (
        <Button className={styles.more} onClick={more}>
          {t('deleted.more')}
        </Button>
      )}
    </>
  )
}

function DeletedItem({ thing }: { thing: DeletedThing }) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const { title, kind, place, deletedAt, deletedBy, address } = thing
  const at = showInstant(deletedAt)
  const where = [kind, place].filter(Boolean).join(' · ')
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.name} title={title}>
          {title}
        </span>
        <span className={styles.place} title={where}>
          <QuietText>{where}</QuietText>
        </span>
        <span className={styles.deed}>
          <QuietText>{t(deletedBy ? 'deleted.by' : 'deleted.at', { at, name: deletedBy })}</QuietText>
        </span>
      </div>
      <TextLink to={asOf(address, justBefore(deletedAt))}>{t('past.seeAsItWas')}</TextLink>
      <RestoreControl thing={thing} />
    </li>
  )
}
