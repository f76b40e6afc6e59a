import type { Tables } from '../postgres/tables'

/**
 * The figures of each project, reckoned from its read models, and until when those of an organization hold. Those of
 * nights wait here to be taken. They are made again from the read models: nothing is lost with them.
 */
export const figureTables: Tables = {
  owner: 'figures',
  migrations: [
    `
    create table platform.project_figures (
      project_id uuid primary key,
      organization_id uuid not null,
      status_on date not null,
      zone text not null,
      position bigint not null,
      reckoned_at timestamptz not null,
      version int not null,
      figures jsonb not null
    );
    create index project_figures_of_organization on platform.project_figures (organization_id);
    alter table platform.project_figures enable row level security;
    create policy organization on platform.project_figures for select to prumo_query
      using (organization_id = (select nullif(current_setting('prumo.organization_id', true), '')::uuid));
    create policy keeper on platform.project_figures to prumo_projection using (true) with check (true);
    create policy operator on platform.project_figures to prumo_command using (true);

    create table platform.figures_hold (
      organization_id uuid primary key,
      until timestamptz not null
    );`,
    `
    create table platform.figure_nights (
      project_id uuid not null,
      status_on date not null,
      organization_id uuid not null,
      night jsonb not null,
      primary key (project_id, status_on)
    );
    create index figure_nights_of_organization on platform.figure_nights (organization_id);
    alter table platform.figure_nights enable row level security;
    create policy organization on platform.figure_nights for select to prumo_query
      using (organization_id = (select nullif(current_setting('prumo.organization_id', true), '')::uuid));
    create policy keeper on platform.figure_nights to prumo_projection using (true) with check (true);
    create policy operator on platform.figure_nights to prumo_command using (true);

    alter table platform.figures_hold add column night_on date;`,
  ],
  passing: ['platform.project_figures', 'platform.figures_hold', 'platform.figure_nights'],
  always: `
    grant select on platform.project_figures, platform.figure_nights to prumo_query;
    grant select, insert, update, delete on platform.project_figures, platform.figures_hold, platform.figure_nights
      to prumo_projection;`,
}
