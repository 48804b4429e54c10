Feature: Data item calls of the provider's SDK

  @7.29
  Rule: The SDK inserts, saves, gets, removes and truncates data items and updates one by PUT /v2/items/{id}

    @sdk
    Scenario Outline: The SDK's <operation> makes the call <call> and gives <name> as <value>
      When the SDK calls <operation>
      Then the contract accepted <call>
      And the SDK gives:
        | <name> | <value> |

      Examples:
        | operation     | call                    | name                | value                                |
        | insertItem    | POST /v2/items          | dataItem._id        | item-1                               |
        | updateItem    | PUT /v2/items/{id}      | dataItem.data.title | Annual returns                       |
        | saveItem      | POST /v2/items/save     | action              | UPDATE                               |
        | getItem       | GET /v2/items/{id}      | data.title          | Annual returns                       |
        | removeItem    | DELETE /v2/items/{id}   | dataItem._id        | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | truncateItems | POST /v2/items/truncate | dataItem            | undefined                            |

    @sdk
    Scenario: The SDK reads a data item's id, data, createdDate and updatedDate
      When the SDK calls queryItems
      Then the SDK gives:
        | items.length         | 1                                    |
        | items.0._id          | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | items.0.data.title   | Annual returns                       |
        | items.0._createdDate | 2025-06-10T09:30:00.000Z             |
        | items.0._updatedDate | 2025-06-10T09:30:00.000Z             |
        | pageSize             | 50                                   |

  @7.30
  Rule: The SDK aggregates data items, counts them and asks for their distinct values

    @sdk
    Scenario Outline: The SDK's <operation> makes the call <call> and gives <name> as <value>
      When the SDK calls <operation>
      Then the contract accepted <call>
      And the SDK gives:
        | <name> | <value> |

      Examples:
        | operation           | call                                 | name             | value          |
        | aggregateItems      | POST /v2/items/aggregate             | results.0.title  | Annual returns |
        | aggregateItems      | POST /v2/items/aggregate             | results.0.number | 1              |
        | countItems          | POST /v2/items/count                 | totalCount       | 1              |
        | queryDistinctValues | POST /v2/items/query-distinct-values | distinctValues   | Annual returns |

  @7.31
  Rule: The SDK inserts, updates, saves and removes data items in bulk

    @sdk
    Scenario Outline: The SDK's <operation> makes the call <call>, which reports one success
      When the SDK calls <operation>
      Then the contract accepted <call>
      And the SDK gives:
        | results.0.action                  | <action> |
        | results.0.itemMetadata._id        | <id>     |
        | results.0.itemMetadata.success    | true     |
        | bulkActionMetadata.totalSuccesses | 1        |
        | bulkActionMetadata.totalFailures  | 0        |

      Examples:
        | operation       | call                       | action | id                                   |
        | bulkInsertItems | POST /v2/bulk/items/insert | INSERT | item-1                               |
        | bulkUpdateItems | POST /v2/bulk/items/update | UPDATE | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | bulkSaveItems   | POST /v2/bulk/items/save   | UPDATE | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | bulkRemoveItems | POST /v2/bulk/items/remove | DELETE | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |

  @7.32
  Rule: The SDK inserts, removes, replaces and queries references and asks whether an item is referenced

    @sdk
    Scenario Outline: The SDK's <operation> makes the call <call> and gives <name> as <value>
      When the SDK calls <operation>
      Then the contract accepted <call>
      And the SDK gives:
        | <name> | <value> |

      Examples:
        | operation            | call                              | name                                  | value                                |
        | insertReference      | POST /v2/items/insert-reference   | dataItemReference.referencedItemId    | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | removeReference      | POST /v2/items/remove-reference   | dataItemReference.referencedItemId    | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | replaceReferences    | POST /v2/items/replace-references | dataItemReferences.0.referencedItemId | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | queryReferencedItems | POST /v2/items/query-referenced   | results.0.dataItem._id                | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | isReferencedItem     | POST /v2/items/is-referenced      | isReferenced                          | true                                 |

    @sdk
    Scenario Outline: The SDK's <operation> makes the call <call>, which reports one success
      When the SDK calls <operation>
      Then the contract accepted <call>
      And the SDK gives:
        | results.0.action                    | <action> |
        | results.0.referenceMetadata.success | true     |
        | bulkActionMetadata.totalSuccesses   | 1        |

      Examples:
        | operation            | call                                  | action |
        | bulkInsertReferences | POST /v2/bulk/items/insert-references | INSERT |
        | bulkRemoveReferences | POST /v2/bulk/items/remove-references | DELETE |

  @7.33
  Rule: A GET query string longer than 4000 characters falls back to another kind of request

    @sdk
    Scenario Outline: With a fallback declared, a query string of <length> characters goes by <call>
      When the SDK calls getOrPost with:
        | queryLength | <length> |
      Then the contract accepted <call>

      Examples:
        | length | call                 |
        | 4000   | GET /v2/items/{id}   |
        | 4001   | POST /v2/items/query |
