import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { Act } from '@prumo/contracts/audit/queries'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { ChangesInBrief } from '../audit/ChangesInBrief'
import { useActorName } from '../audit/useActorName'
import { useWording } from '../audit/useWording'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { QuietText } from '../platform/layout/QuietText'
import { TextLink } from '../platform/layout/TextLink'
import { actsByActor } from './actsByActor'
import { addressOfChange } from './addressOfChange'

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gap: '2px',
    padding: '5px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
  // What it is and who did what to it share a line where there is room.
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
})

export type ChangedRecordItem = Answer<'projectChanges'>['items'][number]

/** One record that changed: who did what to it, and its net changes. */
export function ChangedRecord({ projectId, item }: { projectId: string; item: ChangedRecordItem }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const wording = useWording()
  const { name, state, acts, place } = item
  const path = addressOfChange(projectId, item)
  const kind = place && t(`changes.kind.${place.kind}`)
  const title = name ?? kind ?? t('changes.unnamed')
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span>
          {path ? <TextLink to={path}>{title}</TextLink> : <Text>{title}</Text>}
          {kind && kind !== title && <QuietText>{` · ${kind}`}</QuietText>}
        </span>
        <ActLines acts={acts} />
      </div>
      {state !== 'deleted' && <ChangesInBrief action={item} wording={wording} most={8} wrap />}
    </li>
  )
}

/** A line for each actor, with their own acts and times only. */
function ActLines({ acts }: { acts: readonly Act[] }) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const nameOf = useActorName()
  return actsByActor(acts).map(({ actor, kinds, firstAt, lastAt }) => {
    const instants = [...new Set([firstAt, lastAt].map((at) => showInstant(at)))]
    return (
      <QuietText key={actor.userId ?? actor.kind}>
        {nameOf(actor)} {kinds.map((kind) => t(`event.${kind}`, kind)).join(', ')} · {instants.join(' – ')}
      </QuietText>
    )
  })
}
