import { Badge, type BadgeProps } from '@fluentui/react-components'

const minHeights: Partial<Record<NonNullable<BadgeProps['size']>, string>> = { small: '16px' }

/** A badge that is as high as its text needs: in a narrow column, or in wide letters, that has two lines. */
export const RoomyBadge = ({ style, ...badge }: BadgeProps) => (
  <Badge
    {...badge}
    style={{ height: 'auto', minHeight: minHeights[badge.size ?? 'medium'] ?? '20px', textAlign: 'start', ...style }}
  />
)
