import { GroupListRegular } from '@fluentui/react-icons'
import type { TaskGrouping } from '@prumo/contracts/tasks/views'
import { useTranslation } from 'react-i18next'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { FilterMenu } from '../platform/lists/FilterMenu'

type Props = {
  groupings: readonly TaskGrouping[]
  grouping: TaskGrouping | undefined
  onChange: (grouping: string) => void
}

/** By what a list of tasks is grouped. */
export function GroupingMenu({ groupings, grouping, onChange }: Props) {
  const { t } = useTranslation()
  const label = grouping ? t('grouping.by', { grouping: t(`grouping.${grouping}`) }) : t('grouping.label')
  return (
    <FilterMenu
      name="group"
      label={label}
      button={<ToolbarButton isNamed={grouping !== undefined} icon={<GroupListRegular />} label={label} />}
      choices={['', ...groupings].map((value) => ({ value, text: t(`grouping.${value || 'none'}`) }))}
      chosen={[grouping ?? '']}
      onChange={([chosen = '']) => onChange(chosen)}
    />
  )
}
