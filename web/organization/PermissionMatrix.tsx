import { Button, makeStyles, Radio, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons'
import { type Feature, type Level, levels } from '@prumo/contracts/access'
import { useTranslation } from 'react-i18next'
import { offeredFeatures } from './offeredFeatures'

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  feature: { textAlign: 'left', fontWeight: tokens.fontWeightRegular, padding: '0 4px 0 0', width: '32%' },
  level: { padding: '4px 2px', verticalAlign: 'bottom', textAlign: 'center', fontSize: tokens.fontSizeBase200 },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  cell: { textAlign: 'center', padding: 0, height: '32px' },
  mark: { color: tokens.colorBrandForeground1, fontSize: '20px', verticalAlign: 'middle' },
  radio: { display: 'inline-flex' },
  all: {
    minWidth: 0,
    width: '100%',
    padding: '2px',
    fontWeight: tokens.fontWeightSemibold,
    '@media (max-width: 480px)': { padding: '2px 0', fontSize: tokens.fontSizeBase100 },
  },
})

export type Permissions = Record<Feature, Level>
type Props = { permissions: Permissions; onChange?: (permissions: Permissions) => void }

/** Features against levels: one level for each. A level's name at the top gives it to all of them. */
export function PermissionMatrix({ permissions, onChange }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const setAll = (level: Level) =>
    onChange?.({ ...permissions, ...Object.fromEntries(offeredFeatures.map((feature) => [feature, level])) })
  return (
    <table className={styles.table} aria-label={t('field.permissions')}>
      <thead>
        <tr>
          <th scope="col" className={styles.feature}>
            {t('organization.feature')}
          </th>
          {levels.map((level) => (
            <th key={level} scope="col" className={styles.level}>
              {onChange ? (
                <Button
                  appearance="subtle"
                  size="small"
                  className={styles.all}
                  title={t('organization.allAt', { level: t(`level.${level}`) })}
                  onClick={() => setAll(level)}
                >
                  {t(`level.${level}`)}
                </Button>
              ) : (
                t(`level.${level}`)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offeredFeatures.map((feature) => (
          <tr key={feature} className={styles.row}>
            <th scope="row" className={styles.feature}>
              {t(`feature.${feature}`)}
            </th>
            {levels.map((level) => (
              <td key={level} className={styles.cell}>
                {onChange ? (
                  <Radio
                    className={styles.radio}
                    name={`permission.${feature}`}
                    value={level}
                    checked={permissions[feature] === level}
                    aria-label={`${t(`feature.${feature}`)}: ${t(`level.${level}`)}`}
                    onChange={() => onChange({ ...permissions, [feature]: level })}
                  />
                ) : (
                  permissions[feature] === level && (
                    <CheckmarkRegular className={styles.mark} aria-label={t(`level.${level}`)} />
                  )
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
