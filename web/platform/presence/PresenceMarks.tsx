import { makeStyles, tokens } from '@fluentui/react-components'
import { EditFilled } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Initials } from '../layout/Initials'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { useLanguage } from '../texts/useLanguage'
import type { PresentUser } from './presentPeople'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '2px', flexShrink: 0, margin: 0, padding: 0 },
  mark: { position: 'relative', display: 'inline-flex', listStyleType: 'none' },
  pen: {
    position: 'absolute',
    right: '-3px',
    bottom: '-3px',
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
  },
  further: { listStyleType: 'none', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

/** More marks than these are a number. */
const mostMarks = 3

type Props = { people: readonly PresentUser[]; label: string }

/** People who are here now, in two letters each, with a pen for whoever writes. Who begins to write is also said. */
export function PresenceMarks({ people, label }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const [shown, further] = [people.slice(0, mostMarks), people.slice(mostMarks)]
  // The first list that a browser words costs it a whole frame: only who needs it makes one.
  const namesOfFurther = () => new Intl.ListFormat(language).format(further.map(({ name }) => name))
  const furtherText = further.length > 0 && t('present.further', { count: further.length, names: namesOfFurther() })
  return (
    <>
      {people.length > 0 && (
        <ul className={styles.root} aria-label={label}>
          {shown.map(({ userId, name, isWriting }) => (
            <li key={userId} className={styles.mark}>
              <Initials name={name} {...(isWriting && { label: t('present.writing', { name }) })} />
              {isWriting && <EditFilled className={styles.pen} aria-hidden />}
            </li>
          ))}
          {furtherText && (
            <li className={styles.further}>
              <span role="img" aria-label={furtherText} title={furtherText}>
                +{further.length}
              </span>
            </li>
          )}
        </ul>
      )}
      <VisuallyHidden aria-live="polite">
        {people
          .filter(({ isWriting }) => isWriting)
          .map(({ name }) => t('present.writing', { name }))
          .join('. ')}
      </VisuallyHidden>
    </>
  )
}
