import {
  Button,
  Menu,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components'
import { CalendarTodayRegular, EyeRegular, ZoomFitRegular, ZoomInRegular, ZoomOutRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '../../platform/formats/dates'
import { ToolButton } from '../../platform/layout/ToolButton'
import { useShownDay } from '../../platform/server/useShownDay'
import { fittingZoom } from './fittingZoom'
import type { GanttPlan } from './ganttPlan'
import { daysOfPlan } from './picture/ganttDrawing'
import { type GanttControl, ganttZooms } from './renderer'
import { type GanttLook, ganttLayers } from './useGanttLook'

const useStyles = makeStyles({ root: { display: 'flex', alignItems: 'center', gap: '2px' } })

type Props = { look: GanttLook; plan: GanttPlan; control: () => GanttControl | undefined }

/** How much of the plan the chart shows, and what besides its bars. */
export function GanttTools({ look, plan, control }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const today = useShownDay()
  const showAll = () => {
    const days = daysOfPlan(plan.rows)
    if (!days) return
    look.setZoom(fittingZoom(daysBetween(days.startOn, days.endOn) + 1, control()?.width() ?? 0))
    control()?.showDay(days.startOn)
  }
  return (
    <div className={styles.root}>
      <ToolButton
        size="small"
        label={t('gantt.zoomIn')}
        icon={<ZoomInRegular />}
        idle={look.zoom === ganttZooms[0]}
        onClick={() => look.zoomBy(1)}
      />
      <ToolButton
        size="small"
        label={t('gantt.zoomOut')}
        icon={<ZoomOutRegular />}
        idle={look.zoom === ganttZooms.at(-1)}
        onClick={() => look.zoomBy(-1)}
      />
      <ToolButton size="small" label={t('gantt.wholePlan')} icon={<ZoomFitRegular />} onClick={showAll} />
      <ToolButton
        size="small"
        label={t('gantt.today')}
        icon={<CalendarTodayRegular />}
        onClick={() => control()?.showDay(today)}
      />
      <Menu
        checkedValues={{ layers: ganttLayers.filter(look.shows) }}
        onCheckedValueChange={(_, { checkedItems }) => look.setLayers(checkedItems)}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" icon={<EyeRegular />}>
            {t('gantt.show')}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {ganttLayers.map((layer) => (
              <MenuItemCheckbox key={layer} name="layers" value={layer}>
                {t(`gantt.layers.${layer}`)}
              </MenuItemCheckbox>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  )
}
