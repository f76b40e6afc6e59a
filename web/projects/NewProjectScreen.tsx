import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { CheckmarkCircleFilled } from '@fluentui/react-icons'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { useFocusAt } from '../platform/focus/useFocusAt'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { Page } from '../platform/layout/Page'
import { QuietText } from '../platform/layout/QuietText'
import { newId } from '../platform/newId'
import { session } from '../platform/session/session'
import { useLanguage } from '../platform/texts/useLanguage'
import { CopyStep } from './CopyStep'
import { GeneralStep } from './GeneralStep'
import { emptyProject, type NewProject, newProjectMachine } from './newProjectMachine'
import { SharingStep } from './SharingStep'

const useStyles = makeStyles({
  steps: { display: 'flex', flexWrap: 'wrap', gap: '8px 28px', listStyleType: 'none', margin: 0, padding: 0 },
  step: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  number: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '22px',
    height: '22px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
  },
  currentNumber: {
    backgroundColor: tokens.colorBrandBackground,
    border: `1px solid ${tokens.colorBrandBackground}`,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  content: { maxWidth: '640px', display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  heading: { ...typographyStyles.subtitle1, margin: 0 },
})

/** Whoever signs in next on this device begins a project of their own. */
const draftKey = () => `new_project ${session.get()?.profile ?? ''}`
const keptDraft = (): NewProject => {
  try {
    return { ...emptyProject, ...(JSON.parse(localStorage.getItem(draftKey()) ?? '{}') as Partial<NewProject>) }
  } catch {
    return emptyProject
  }
}
const names = ['general', 'sharing', 'copy'] as const
const stepOf: Record<string, number> = { general: 0, sharing: 1, copying: 2, creating: 2, created: 2 }

/** The wizard: general data, sharing, copying. What is typed survives leaving by accident. */
export function NewProjectScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const [input] = useState(() => ({ projectId: newId(), draft: keptDraft() }))
  const [state, emit] = useMachine(newProjectMachine, { input })
  const { draft, failure, projectId } = state.context
  const step = stepOf[String(state.value)] ?? 0
  const heading = useFocusAt(step)

  useEffect(() => localStorage.setItem(draftKey(), JSON.stringify(draft)), [draft])
  if (state.matches('created')) {
    localStorage.removeItem(draftKey())
    return <Navigate to={addresses.board(projectId)} replace />
  }

  return (
    <Page title={t('wizard.title')} actions={<ButtonLink to={addresses.myProjects()}>{t('wizard.leave')}</ButtonLink>}>
      <ol className={styles.steps}>
        {names.map((name, index) => {
          const isCurrent = index === step
          return (
            <li
              key={name}
              className={mergeClasses(styles.step, isCurrent && styles.current)}
              {...(isCurrent && { 'aria-current': 'step' as const })}
            >
              {index < step ? (
                <CheckmarkCircleFilled fontSize={22} aria-hidden="true" />
              ) : (
                <span className={mergeClasses(styles.number, isCurrent && styles.currentNumber)} aria-hidden="true">
                  {index + 1}
                </span>
              )}
              {t(`wizard.${name}`)}
            </li>
          )
        })}
      </ol>
      <div className={styles.content}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {t(`wizard.${names[step]}`)}
        </h2>
        {state.matches('general') && (
          <GeneralStep
            draft={draft}
            failure={failure}
            onContinue={(changes) => emit({ type: 'continue', draft: changes })}
          />
        )}
        {state.matches('sharing') && (
          <SharingStep
            draft={draft}
            failure={failure}
            onContinue={(changes) => emit({ type: 'continue', draft: changes })}
            onBack={(changes) => emit({ type: 'back', draft: changes })}
          />
        )}
        {(state.matches('copying') || state.matches('creating')) && (
          <CopyStep
            draft={draft}
            failure={failure}
            creating={state.matches('creating')}
            onCreate={(changes) => emit({ type: 'create', draft: changes, language })}
            onBack={(changes) => emit({ type: 'back', draft: changes })}
          />
        )}
        <QuietText>{t('wizard.draftKept')}</QuietText>
      </div>
    </Page>
  )
}
