# What `lapki doctor` says of a house, in the words of whoever has to mend it.

doctor-mend = { $count ->
    [one] One thing is to be mended.
   *[other] { $count } things are to be mended.
} They are marked with ✗.
doctor-fine = { $notes ->
    [0] All is well.
    [one] Nothing has to be mended. One thing is worth a look; it is marked with !.
   *[other] Nothing has to be mended. { $notes } things are worth a look; they are marked with !.
}

## Settings

doctor-settings = The settings make sense.
doctor-slip = { $name } isn't a setting, so it does nothing. Did you mean { $near }?
doctor-base-url = LAPKI_BASE_URL is “{ $url }”. It should be an address such as https://lapki.example, with nothing behind it.
doctor-cookies-lost = LAPKI_SECURE_COOKIES keeps cookies for https alone, but people come by { $url }: nobody would be known. Use https, or take the setting away.
doctor-plain = The house listens at { $host }, for others too, and isn't reached over https: whoever is on the way can read along. Among friends on one network that may do; for the internet, put a proxy with https before it and set LAPKI_BASE_URL.
doctor-proxies-anybody = LAPKI_PROXIES is “*”: anybody can pretend to come from anywhere. Name the addresses of your proxies.
doctor-proxies-odd = “{ $word }” in LAPKI_PROXIES is no address, so no proxy is believed by it. Write it as 10.0.0.5 or 10.0.0.0/24.
doctor-limits-off = LAPKI_LIMITS is off: anybody can use up the whole house alone.
doctor-bus-alone = LAPKI_BUS needs PostgreSQL, which all processes share: set LAPKI_DATABASE_URL.
doctor-bus-plain = The bus at { $host } isn't encrypted, and whoever reads it sees every hand. Use tls://… if that network isn't yours alone.

## Files

doctor-files = { $folder } is for its owner alone, and the key is there.
doctor-folder-new = { $folder } isn't there yet. The first start makes it.
doctor-closed = This user may not write to { $folder }. Run this as the user of the house; if that is so already, give the folder to that user.
doctor-foreign = { $file } belongs to another user than { $folder }. Give it to the same one: chown.
doctor-readable = Others on this machine may open { $file }. Take that from them: chmod go= “{ $file }”
doctor-root = { $folder } belongs to root. A house needs no such rights: give it a user of its own.
doctor-key-lost = There is a database, but no key { $file }. A start makes a new one, and then nobody is known any more. If you have a backup, take the key from there.
doctor-key-short = The key in { $where } is too short: it needs { $least } characters. Put it back from a backup, or make a new one, and everybody has to come in anew.

## Disk and clock

doctor-disk = There are { $megabytes } MB free at { $folder }.
doctor-disk-low = Only { $megabytes } MB are free at { $folder }. Make room before it is needed.
doctor-disk-full = Only { $megabytes } MB are free at { $folder }. Soon no move can be written down: make room now.
doctor-clock = The clock is right, as far as can be seen from here.
doctor-clock-loose = No time server keeps the clock of this machine. Clocks of games and backups trust it: turn one on, such as systemd-timesyncd or chrony.
doctor-clock-future = { $file } was written { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} from now, so this clock has gone back, or was ahead. Set it right.
doctor-clock-apart = The clocks of this machine and of the database are { $seconds } s apart. Let a time server keep both.

## Database and bus

doctor-database = The database is whole, at version { $version }.
doctor-database-none = There is no database yet. The first start makes it.
doctor-database-away = The database can't be used: { $problem }. Check that it is there and answers, and LAPKI_DATA or LAPKI_DATABASE_URL.
doctor-database-odd = LAPKI_DATABASE_URL is no address. Write it as postgresql://lapki:PASSWORD@10.0.0.2/lapki, with %-signs for odd letters of the password.
doctor-database-damaged = { $file } is damaged. Close the house and restore a backup; keep the damaged file until you have seen that all is there.
doctor-database-newer = The database is at version { $version }, and this Lapki knows { $known } at most. Install the newer Lapki again.
doctor-database-older = The database is at version { $version }; the next start brings it to { $known }. Make a backup first.
doctor-bus = The bus answers.
doctor-bus-away = The bus can't be reached: { $problem }. Check that a NATS server answers at LAPKI_BUS, and its user, password and certificate.

## Backups

doctor-backups = The newest backup, { $file }, was made { $hours } h ago.
doctor-backups-unknown = Are there backups? Say where, and they are looked at: --backups FOLDER. `lapki backup` makes one.
doctor-backups-none = There is no backup in { $folder }. `lapki backup` makes one.
doctor-backups-old = The newest backup, { $file }, is { $days ->
    [one] a day
   *[other] { $days } days
} old. Look why none is made any more.
doctor-backups-broken = { $file } isn't a backup, or only a part of one. Make another.
doctor-backups-here = The newest backup, { $file }, lies on the same disk as the house. That helps against mistakes, not against the disk: copy it elsewhere, too.

## Pages, and the way in

doctor-pages = The pages are there.
doctor-pages-none = There are no pages here, so the house is played from the terminal alone. The wheel has them; in a checkout, `make pages` builds them.
doctor-door = Whoever comes by { $url } reaches this house.
doctor-door-closed = No house is open on this folder, so the way in wasn't tried.
doctor-door-away = Nobody answers at { $url }: { $problem }. Look whether the proxy runs, and at its certificate.
doctor-door-other = Somebody answers at { $url } ({ $status }), but it isn't this house. Look where the proxy leads.
doctor-door-pretend = The proxy believes what visitors say of themselves, so anybody can pretend to come from anywhere. It has to set X-Forwarded-For, not to add to it.
doctor-door-masked = Everybody seems to come from { $address }, the proxy, and shares one address's limits. Let the proxy set X-Forwarded-For, and name it in LAPKI_PROXIES.
doctor-door-scheme = The house thinks that people come over { $scheme }. Let the proxy set X-Forwarded-Proto, and name it in LAPKI_PROXIES.
doctor-door-numbers = { $url }/metrics shows its numbers to everybody. Let the proxy answer 404 there.
doctor-door-deaf = WebSockets don't come through { $url }, so nobody can play. Let the proxy pass on Upgrade and Connection.
