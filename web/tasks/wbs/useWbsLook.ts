import { useAddress, withParameter } from '../../platform/lists/useAddress'

/** How the structure is shown, in the address: as a diagram, or with amounts in place of dates and efforts. */
export function useWbsLook() {
  const [address, setAddress] = useAddress()
  const turn = (name: string, value: string) => (shows: boolean) =>
    setAddress((now) => withParameter(now, name, shows ? value : ''))
  return {
    isDiagram: address.get('as') === 'diagram',
    ofMoney: address.get('columns') === 'money',
    showDiagram: turn('as', 'diagram'),
    showMoney: turn('columns', 'money'),
  }
}
