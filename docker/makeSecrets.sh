#!/bin/sh
# Makes what is secret in docker-compose.yml, each once: what is there already is kept. Usage: docker/makeSecrets.sh [folder]
set -eu
folder=${1:-$(dirname "$0")/../secrets}
# The folder is closed to others, not the files: in their containers, users of other numbers read them.
mkdir -p "$folder"
chmod 700 "$folder"

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

# keep <name>: writes standard input to that file, unless there is one. It appears whole.
keep() {
  if [ -e "$folder/$1" ]; then return; fi
  cat > "$folder/.$1.draft"
  chmod 444 "$folder/.$1.draft"
  mv "$folder/.$1.draft" "$folder/$1"
}

random | keep PRUMO_SECRET
random | keep postgres_password
random | keep eventstore_password
printf 'postgres://prumo:%s@postgres:5432/prumo' "$(cat "$folder/postgres_password")" | keep DATABASE_URL
printf 'esdb://admin:%s@eventstore:2113?tls=true&tlsCAFile=/etc/prumo/eventstore/ca.crt' \
  "$(cat "$folder/eventstore_password")" | keep EVENTSTORE_URL
printf 'EVENTSTORE_DEFAULT_ADMIN_PASSWORD=%s\nEVENTSTORE_DEFAULT_OPS_PASSWORD=%s\n' \
  "$(cat "$folder/eventstore_password")" "$(random)" | keep eventstore.env
