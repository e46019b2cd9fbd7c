export const settingProblem =
  "RESTRIDE_CARRIERS must hold each name and each host once, with keys of 32 signs or more that openssl rand -hex 32 could have made, and the hosts of its tracking links, such as swift=KEY@track.swift.example or swift=NEWKEY,OLDKEY@track.swift.example;other=KEY@other.example.";
