import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { fromBase64 } from '@prumo/verify/bytes'
import { parseCheckpoint, parseNote, parseVerifierKey, signerOf } from '@prumo/verify/checkpoint'
import { canonicalJson, contentHash } from '@prumo/verify/entry'
import { leafHash, verifyInclusion } from '@prumo/verify/merkle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { FailureBar } from '../platform/layout/FailureBar'
import { TextLink } from '../platform/layout/TextLink'
import { fetchQuery } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { hasWebCrypto } from '../platform/session/hasWebCrypto'
import { saveText } from './saveText'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: tokens.spacingVerticalS,
    paddingBottom: '16px',
  },
})

type Proof = Answer<'inclusionProof'>
/** Whether it holds; `undefined` where this page can check no signature. */
type Proven = { proof: Proof; holds: boolean | undefined }

/** Proves one action of the log, here in the browser, and lets its proof be kept as a file that prumo-verify checks. */
export function ProveAction({ position }: { position: number }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [proven, setProven] = useState<Proven>()
  const [failure, setFailure] = useState<Failure>()

  const prove = async () => {
    setFailure(undefined)
    try {
      const proof = await fetchQuery('inclusionProof', { position })
      setProven({ proof, holds: hasWebCrypto() ? await holds(proof) : undefined })
    } catch (error) {
      setFailure(error as Failure)
    }
  }
  return (
    <div className={styles.root}>
      <Button size="small" onClick={() => void prove()}>
        {t('proof.prove')}
      </Button>
      <FailureBar failure={failure} />
      <div role="status">{proven && <Text size={200}>{saidOf(proven)}</Text>}</div>
      {proven && !proven.proof.head && <TextLink to={addresses.logProof()}>{t('proof.signFirst')}</TextLink>}
      {proven?.proof.head && proven.holds !== false && (
        <Button size="small" onClick={() => saveText(`${proven.proof.entry.id}.jsonl`, fileOf(proven.proof))}>
          {t('proof.keep')}
        </Button>
      )}
    </div>
  )

  function saidOf({ proof, holds: isProven }: Proven): string {
    if (!proof.head) return t('proof.notCovered', { index: proof.index })
    if (isProven === undefined) return t('proof.needsHttps')
    return t(isProven ? 'proof.holds' : 'proof.holdsNot', { index: proof.index, count: proof.head.size })
  }
}

/** Whether the entry is the event's, is in the tree of the head, and the head has a valid signature. */
async function holds({ entry, data, metadata, index, head, proof }: Proof): Promise<boolean> {
  if (!head || !proof || entry.content !== contentHash(data, metadata)) return false
  const note = parseNote(head.checkpoint)
  const { size, root } = parseCheckpoint(note.text)
  const isIn = verifyInclusion({
    index,
    size,
    leaf: leafHash(canonicalJson(entry)),
    proof: proof.map(fromBase64),
    root,
  })
  return isIn && (await signerOf(note, [parseVerifierKey(head.verifierKey)])) !== undefined
}

/** An export of this one entry (prumo-verify/FORMAT.md). */
const fileOf = ({ entry, data, metadata, index, head, proof }: Proof) =>
  [
    { keys: [head?.verifierKey], organizationId: entry.organizationId, prumo: 'log-export', scope: 'some', version: 2 },
    { consistency: [], head: head?.checkpoint },
    { data, entry, index, metadata, proof },
  ]
    .map((line) => `${canonicalJson(line)}\n`)
    .join('')
