import { useAddress, withParameter } from '../../platform/lists/useAddress'
import { type Why, whyText } from './why'

/** Opens what a figure is the sum of, beside the screen; or closes it. */
export function useOpenWhy(): (why: Why | undefined) => void {
  const [address, change] = useAddress()
  const isOpen = address.has('why')
  return (why) => change((now) => withParameter(now, 'why', why && whyText(why)), { replace: isOpen })
}
