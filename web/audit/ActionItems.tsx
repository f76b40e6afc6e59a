import { Avatar, makeStyles, Text, tokens } from '@fluentui/react-components'
import { describeKind } from '@prumo/contracts/audit/describeDenial'
import type { Answer } from '@prumo/contracts/index'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { QuietText } from '../platform/layout/QuietText'
import { ChangesInBrief } from './ChangesInBrief'
import { useActorName } from './useActorName'
import { useWording } from './useWording'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalM },
  item: { display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: '10px' },
  head: { display: 'block', overflowWrap: 'anywhere' },
})

type Props = { label: string; actions: readonly Answer<'baselineReasons'>['items'][number][] }

/** Actions about one thing, in brief: who, when, and what stood there before and after. */
export function ActionItems({ label, actions }: Props) {
  const styles = useStyles()
  const nameOf = useActorName()
  const wording = useWording()
  const showInstant = useShowInstant()
  return (
    <ol className={styles.list} aria-label={label}>
      {actions.map((action) => (
        <li key={action.eventId} className={styles.item}>
          <Avatar size={28} name={nameOf(action.actor)} aria-hidden="true" />
          <div>
            <Text className={styles.head}>
              <strong>{nameOf(action.actor)}</strong> {describeKind({ ...action, recordName: null }, wording)}
            </Text>
            <QuietText>
              <time dateTime={action.at} title={action.at}>
                {showInstant(action.at)}
              </time>
            </QuietText>
            <ChangesInBrief action={action} wording={wording} most={6} wrap />
          </div>
        </li>
      ))}
    </ol>
  )
}
