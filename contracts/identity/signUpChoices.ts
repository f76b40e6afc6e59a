export const companySizes = ['1-9', '10-49', '50-99', '100-499', '500+'] as const
export const segments = [
  'business',
  'consultingAndTraining',
  'education',
  'eventsAndPromotions',
  'industry',
  'digitalMarketing',
  'producersAndMedia',
  'advertisingAndMarketing',
  'services',
  'technologyAndInternet',
  'others',
] as const
export const positions = [
  'ceoOrDirector',
  'coordinatorOrProjectLeader',
  'projectManager',
  'analyst',
  'consultant',
  'student',
  'other',
] as const
export const needs = [
  'improveProjectPlanning',
  'improveTaskManagement',
  'analyzeProductivity',
  'integrationOfAreas',
  'academicWork',
  'other',
] as const
export const languages = ['pt-BR', 'en'] as const
export type Language = (typeof languages)[number]
