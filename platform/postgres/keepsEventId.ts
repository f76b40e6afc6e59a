/**
 * Whoever keeps a position of the log keeps the id of the event with it. An older version, which knows of no ids, moves
 * the position alone: the id is forgotten then, or it would be that of another event.
 */
export const keepsEventId = (table: string, position = 'position', eventId = 'event_id') => `
  alter table ${table} add column if not exists ${eventId} uuid;
  create or replace function platform.forget_${eventId}() returns trigger language plpgsql as $$
  begin
    new.${eventId} := null;
    return new;
  end $$;
  create or replace trigger id_of_${position} before update on ${table} for each row
    when (new.${position} <> old.${position} and new.${eventId} = old.${eventId})
    execute function platform.forget_${eventId}();`
