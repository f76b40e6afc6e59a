import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, Text } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'

type Props = { name: string; tip: string }

const useStyles = makeStyles({ tip: { maxWidth: 'min(36ch, 80vw)', whiteSpace: 'pre-line' } })

/** The complete tip of an area, for whoever asks. */
export function AreaTip({ name, tip }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const label = t('canvas.tipOf', { name })
  return (
    <Popover withArrow trapFocus>
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="subtle" size="small" icon={<InfoRegular />} aria-label={label} />
      </PopoverTrigger>
      <PopoverSurface aria-label={label}>
        <div className={styles.tip}>
          <Text>{tip}</Text>
        </div>
      </PopoverSurface>
    </Popover>
  )
}
