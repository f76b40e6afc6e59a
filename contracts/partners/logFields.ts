import { words } from '../audit/fieldFormats'

const types = { types: words('field.types', 'partnerType') }

/** How the fields of a partner's events are shown. What identifies it is sealed, and stands in no action log. */
export const partnerLogFields = {
  PartnerAdded: types,
  PartnerTypesChanged: types,
  PartnerIdentificationChanged: {},
  PartnerContactChanged: {},
  PartnerAddressChanged: {},
  PartnerDeleted: { types: words('logField.deletedTypes', 'partnerType') },
  PartnerRestored: types,
}
