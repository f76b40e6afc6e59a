import { Plumb } from '../platform/layout/Plumb'

/** Stands for the moment until the first screen is there, as it stood in the page that the server sent. */
export const Opening = () => (
  <div className="opening">
    <Plumb size={40} />
  </div>
)
