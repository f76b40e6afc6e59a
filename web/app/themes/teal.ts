import type { BrandVariants } from '@fluentui/react-components'

/** Shades of the plumb line's teal; 80 is the accent on light ground. */
export const teal: BrandVariants = {
  10: '#020504',
  20: '#0A1B17',
  30: '#0C2E28',
  40: '#0C3C34',
  50: '#0C4A40',
  60: '#0D564A',
  70: '#0E6153',
  80: '#0F6C5C',
  90: '#25796A',
  100: '#388778',
  110: '#4B9486',
  120: '#5EA294',
  130: '#72B0A3',
  140: '#87BEB2',
  150: '#9DCCC2',
  160: '#B4DAD2',
}
