import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ConsentText } from './ConsentText'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

const nextActs: Readonly<Record<string, 'accept' | 'approve'>> = {
  viewed: 'accept',
  accepting: 'accept',
  accepted: 'approve',
}

type Props = { stage: string; onAct: (act: 'accept' | 'approve' | 'return') => void }

/** What an approver may do at this stage: accept to decide, with the terms of that, then approve or return. */
export function DecisionBar({ stage, onAct }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const next = nextActs[stage]
  const isAccepting = stage === 'accepting'
  return (
    <div className={styles.root}>
      {next === 'accept' && <ConsentText />}
      {next && (
        <>
          {/* It stays the same button, so that whoever accepts by keyboard goes on from it. */}
          <Button appearance="primary" disabledFocusable={isAccepting} onClick={() => onAct(next)}>
            {t(next === 'accept' ? 'command.AcceptSignOff' : 'command.ApproveDocument')}
          </Button>
          <Button disabledFocusable={isAccepting} onClick={() => onAct('return')}>
            {t('command.ReturnDocument')}
          </Button>
        </>
      )}
    </div>
  )
}
