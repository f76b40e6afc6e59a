#!/bin/sh
# Runs a command with each file in /run/secrets that is named as a variable is (DATABASE_URL) as that variable.
set -eu
for secret in /run/secrets/[A-Z]*; do
  [ -f "$secret" ] || continue
  value=$(cat "$secret")
  export "$(basename "$secret")=$value"
done
exec "$@"
