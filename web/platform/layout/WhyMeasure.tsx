import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, Text } from '@fluentui/react-components'
import { QuestionCircleRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { type ExplainedFigure, MeasureFacts } from './MeasureFacts'

const useStyles = makeStyles({
  button: { minWidth: '24px', width: '24px', height: '24px', padding: 0, verticalAlign: 'middle' },
  surface: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    boxSizing: 'border-box',
    width: 'min(380px, calc(100vw - 24px))',
    overflowY: 'auto',
  },
})

/** A figure's name where it stands for several at once, such as `Costs: planned`. */
type Props = ExplainedFigure & { name?: string }

/** Answers "why?" beside a figure, from the register of measures. */
export function WhyMeasure({ name, ...figure }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const title = name ?? t(`measure.${figure.measure.name}`)
  const label = t('why.of', { name: title })
  return (
    <Popover positioning={{ position: 'below', align: 'start', autoSize: true }} trapFocus>
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="transparent"
          size="small"
          className={styles.button}
          icon={<QuestionCircleRegular />}
          aria-label={label}
          title={label}
        />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={label} tabIndex={-1}>
        <Text weight="semibold">{title}</Text>
        <MeasureFacts {...figure} />
      </PopoverSurface>
    </Popover>
  )
}
