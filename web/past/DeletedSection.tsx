import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { asOf } from '../platform/addresses'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { QuietText } from '../platform/layout/QuietText'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { TextLink } from '../platform/layout/TextLink'
import type { DeletedThing } from './deletedThing'
import { justBefore } from './justBefore'
import { RestoreControl } from './RestoreControl'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'grid', flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
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
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <Text weight="semibold" className={styles.name}>
          {title}
        </Text>
        <QuietText>
          {[kind, place, t(deletedBy ? 'deleted.by' : 'deleted.at', { at, name: deletedBy })]
            .filter(Boolean)
            .join(' · ')}
        </QuietText>
      </div>
      <TextLink to={asOf(address, justBefore(deletedAt))}>{t('past.seeAsItWas')}</TextLink>
      <RestoreControl thing={thing} />
    </li>
  )
}
