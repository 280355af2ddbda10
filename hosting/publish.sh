# Runs on the server, sent there by hosting/deploy.ts: serves an uploaded release in one step.
# $1 the site's folder   $2 name of the upload in releases/   $3 what was built   $4 paths of files with a hash (ERE)
set -eu
KEPT_RELEASES=3
# for so many releases a file with a hash stays that no page names any more: who has an old page open may ask for it
KEPT_FILES=20

cd "$1"
mkdir -p lists
exec 9>publish.lock
flock 9

# by number, not by day: a clock can be set back
last=$(ls lists | tail -n 1)
number=$(printf %06d $((1${last:-000000} - 999999)))
release=releases/$number-$3

(cd "releases/$2" && find . -type f | sed 's/^[.]//') > "lists/$number"
ls lists | head -n "-$KEPT_FILES" | sed 's|^|lists/|' | xargs -r rm -f
if [ -e current ]; then
  cat lists/* | { grep -E "$4" || true; } | sort -u |
    rsync --archive --ignore-existing --ignore-missing-args --files-from=- --link-dest="$PWD/current/" current/ "releases/$2/"
fi
# on the disk before it is served, should the power fail
sync
mv "releases/$2" "$release"
ln -sfn "$release" current.next
mv -T current.next current

served=$(basename "$(readlink current)")
ls releases | grep '^[0-9]' | head -n "-$KEPT_RELEASES" | { grep -vx "$served" || true; } | sed 's|^|releases/|' | xargs -r rm -rf
# uploads that were never finished; one that goes on is younger
find releases -maxdepth 1 -name 'unfinished-*' -mmin +720 -exec rm -rf {} +
echo "$1/current is $number-$3 now."
