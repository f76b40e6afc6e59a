import { Button, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular, DeleteRegular, WarningRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Initials } from '../platform/layout/Initials'
import { useCommand } from '../platform/server/useCommand'
import { useFeatureNames } from '../platform/texts/useFeatureNames'
import type { DocumentViewProps } from './documentViews'
import { isAsked } from './isAsked'
import { SignOffPanel } from './SignOffPanel'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '640px' },
  title: { margin: '0 0 6px', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { flexGrow: 1, overflowWrap: 'anywhere' },
  add: { display: 'flex', flexWrap: 'wrap', gap: '8px', paddingTop: '10px' },
  problem: { display: 'flex', gap: '6px', alignItems: 'baseline', padding: '2px 0' },
  quiet: { color: tokens.colorNeutralForeground3 },
})

/** Who approves the document, what it still lacks for that, and how its sign-off stands. */
export function ApproversView(props: DocumentViewProps) {
  const styles = useStyles()
  const { projectId, documentId } = props.document
  return (
    <div className={styles.root}>
      <Approvers document={props.document} mayEdit={props.mayEdit && !props.isHeld} />
      {!isAsked(props.document) && <Problems document={props.document} />}
      <SignOffPanel key={documentId} projectId={projectId} documentId={documentId} mayEdit={props.mayEdit} />
    </div>
  )
}

function Approvers({ document, mayEdit }: Pick<DocumentViewProps, 'document' | 'mayEdit'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run, sending } = useCommand()
  const namesOf = useFeatureNames()
  const [chosen, setChosen] = useState('')
  const { projectId, documentId, approvers, people } = document
  const others = people.filter(({ userId }) => !approvers.some((approver) => approver.userId === userId))
  const named = approvers.map((approver) => ({ ...approver, name: approver.name || t('signOff.erased') }))
  const add = async (userId: string) => {
    if (await run('NameDocumentApprover', { projectId, documentId, userId })) setChosen('')
  }
  const remove = (userId: string) =>
    void run(
      'RemoveDocumentApprover',
      { projectId, documentId, userId },
      { done: t('done.RemoveDocumentApprover'), undo: () => void add(userId) },
    )
  return (
    <section aria-labelledby="approvers">
      <h3 id="approvers" className={styles.title}>
        {t('documents.approvers')}
      </h3>
      {approvers.length === 0 && <Text className={styles.quiet}>{t('documents.noApprovers')}</Text>}
      <ul className={styles.list}>
        {named.map(({ userId, name, hasAccess, mayNotSee }) => (
          <li key={userId} className={styles.person}>
            <Initials name={name} />
            <span className={styles.name}>
              {name}
              {!hasAccess && (
                <Text block size={200} className={styles.quiet}>
                  <WarningRegular aria-hidden="true" /> {t('signOff.withoutAccess')}
                </Text>
              )}
              {mayNotSee.length > 0 && (
                <Text block size={200} className={styles.quiet}>
                  <WarningRegular aria-hidden="true" />{' '}
                  {t('documents.approverMayNotSee', { features: namesOf(mayNotSee) })}
                </Text>
              )}
            </span>
            {mayEdit && (
              <Button
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={t('documents.removeApprover', { name })}
                onClick={() => remove(userId)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayEdit && others.length > 0 && (
        <div className={styles.add}>
          <Select aria-label={t('documents.whom')} value={chosen} onChange={(_, { value }) => setChosen(value)}>
            <option value="">{t('documents.whom')}</option>
            {others.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
          <Button disabledFocusable={sending || chosen === ''} onClick={() => void add(chosen)}>
            {t('command.NameDocumentApprover')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Problems({ document: { problems, sections, approvers } }: Pick<DocumentViewProps, 'document'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  const closed = [...new Set(approvers.flatMap(({ mayNotSee }) => mayNotSee))]
  const absent = approvers.filter(({ hasAccess }) => !hasAccess).map(({ name }) => name || t('signOff.erased'))
  const namesOf = useFeatureNames()
  const nameOf = (fieldId: string | null) =>
    sections.flatMap(({ fields }) => fields).find((field) => field.fieldId === fieldId)?.name ?? ''
  return (
    <section aria-labelledby="readiness">
      <h3 id="readiness" className={styles.title}>
        {t('documents.readiness')}
      </h3>
      {problems.length === 0 && closed.length === 0 && absent.length === 0 && (
        <div className={styles.problem}>
          <CheckmarkCircleRegular aria-hidden="true" /> {t('documents.ready')}
        </div>
      )}
      <ul className={styles.list}>
        {absent.length > 0 && (
          <li className={styles.problem}>
            <WarningRegular aria-hidden="true" />
            <span>{t('error.signOff.approverWithoutAccess', { people: absent.join(', ') })}</span>
          </li>
        )}
        {closed.length > 0 && (
          <li className={styles.problem}>
            <WarningRegular aria-hidden="true" />
            <span>{t('error.document.approverMayNotSee', { features: namesOf(closed) })}</span>
          </li>
        )}
        {problems.map(({ problem, fieldId, sectionId }) => (
          <li key={`${problem} ${fieldId} ${sectionId}`} className={styles.problem}>
            <WarningRegular aria-hidden="true" />
            <span>{t(`documentProblem.${problem}`, { name: nameOf(fieldId) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
